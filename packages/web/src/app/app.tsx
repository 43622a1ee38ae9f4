// The frame of every page: night sky, error boundary, and the page that belongs to the path.
import { Home } from '../features/home/home.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NightSky } from './night-sky.tsx';
import { NotFound } from './not-found.tsx';

export function App({ path }: { readonly path: string }) {
  return (
    <>
      <NightSky />
      <ErrorBoundary>{path === '/' ? <Home /> : <NotFound path={path} />}</ErrorBoundary>
    </>
  );
}
