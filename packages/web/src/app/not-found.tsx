// What a wrong address shows: that it is wrong, which one it was, and the ways on.
import { Link, useLocation } from '@tanstack/react-router';
import { Ovi } from '../parts/ovi.tsx';
import './notice.css';

export function NotFound() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className="notice">
      <div className="panel notice-panel">
        <Ovi className="notice-ovi" />
        <h1>Page not found</h1>
        <p>
          Ovi looked under every pillow, but there is nothing at <code className="notice-detail">{readable(path)}</code>
        </p>
        <div className="notice-ways">
          <Link className="button button-primary" to="/">
            Go home
          </Link>
          <Link className="button" to="/calculator">
            To the calculator
          </Link>
        </div>
      </div>
    </div>
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
