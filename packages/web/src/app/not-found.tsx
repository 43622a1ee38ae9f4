// What a wrong address shows: that it is wrong, which one it was, and the ways on.

import { Link, useLocation } from '@tanstack/react-router';
import { Ovi } from '../parts/pictures/ovi.tsx';
import { buttonLook } from '../ui/buttons/button.tsx';
import * as styles from './notice.module.css';

export function NotFound() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className={styles.notice}>
      <div className={`panel ${styles.panel}`}>
        <Ovi className={styles.ovi} />
        <h1>Page not found</h1>
        <p>
          Ovi looked under every pillow, but there is nothing at <code className={styles.detail}>{readable(path)}</code>
        </p>
        <div className={styles.ways}>
          <Link {...buttonLook({ variant: 'primary' })} to="/">
            Go home
          </Link>
          <Link {...buttonLook()} to="/calculator">
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
