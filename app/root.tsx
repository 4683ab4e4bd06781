// This import must be first: cascade layers are ordered by their first mention.
import './styles/layers.css';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, useRouteError } from 'react-router';
import garamondItalic from './styles/fonts/eb-garamond-italic.woff2?url';
import fell from './styles/fonts/im-fell-english-sc.woff2?url';
import headScript from 'virtual:head-script';
import { Aground } from './shell/aground.tsx';
import { Shell } from './shell/shell.tsx';
import './styles/reset.css';
import './styles/tokens.css';
import 'virtual:timings.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/plain.css';
import './styles/first-state.css';
import './styles/transitions.css';
import './styles/book-cut.css';
import './styles/paused.css';
import './styles/still.css';

const HEAD = { __html: headScript };

const SHEETS = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')!);

/** The style sheets of the printed page. They stay as they are: those of other scenes are the router's (app/router/files.ts). */
const PrintedSheets = () => SHEETS.map((href) => <link key={href} rel="stylesheet" href={href} />);

export function Layout({ children }: { readonly children: ReactNode }) {
  const failed = useRouteError() != null;
  // Only the printed page has scripts. Hydration leaves elements alone that it does not know; and where it must render the
  // page anew, the page may have no script, because Trusted Types refuse its text.
  const printed = import.meta.env.SSR && !failed;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {printed ? <script dangerouslySetInnerHTML={HEAD} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#090d22" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" as="font" type="font/woff2" href={fell} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={garamondItalic} crossOrigin="anonymous" />
        {import.meta.env.SSR || import.meta.env.DEV ? <Links /> : <PrintedSheets />}
      </head>
      <body>
        {children}
        {printed ? <Scripts /> : null}
      </body>
    </html>
  );
}

/** Catches the errors of the shell, so that the router's own error page is never shown. */
export function ErrorBoundary() {
  return <Aground />;
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
