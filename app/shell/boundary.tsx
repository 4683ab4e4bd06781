import { Outlet } from 'react-router';
import { Aground } from './aground.tsx';

export default function Boundary() {
  return <Outlet />;
}

/** Whatever breaks in a scene ends here, within the shell: nobody meets the router's own error page. */
export function ErrorBoundary() {
  return <Aground />;
}
