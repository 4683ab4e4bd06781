import { Outlet } from 'react-router';
import { Aground } from './aground.tsx';

export default function Boundary() {
  return <Outlet />;
}

/** Catches every error of a scene within the shell, so that the router's own error page is never shown. */
export function ErrorBoundary() {
  return <Aground />;
}
