// What a wrong address shows: that it is wrong, which one it was, and the way home.
import { useEffect } from 'react';
import { Ovi } from '../parts/ovi.tsx';
import './notice.css';

export function NotFound({ path }: { readonly path: string }) {
  useEffect(() => {
    document.title = 'Page not found · Oversleep';
  }, []);

  return (
    <main className="notice">
      <div className="panel notice-panel">
        <Ovi className="notice-ovi" />
        <h1>Page not found</h1>
        <p>
          Ovi looked under every pillow, but there is nothing at <code className="notice-detail">{readable(path)}</code>
        </p>
        <div className="notice-ways">
          <a className="button button-primary" href="/">
            Go home
          </a>
        </div>
      </div>
    </main>
  );
}

// A path with letters beyond ASCII arrives escaped, and one with a stray % cannot be unescaped at all.
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
