// What a wrong address shows: that it is wrong, which one it was, and the ways on.

import { Link, useLocation } from '@tanstack/react-router';
import { messages } from '../messages/messages.ts';
import { Ovi } from '../parts/pictures/ovi.tsx';
import { buttonLook } from '../ui/buttons/button.tsx';
import * as styles from './notice.module.css';

const t = messages('shell');

export function NotFound() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className={styles.notice}>
      <div className={`panel ${styles.panel}`}>
        <Ovi size={120} />
        <h1>{t('notFound.title')}</h1>
        <p>
          {t.rich('notFound.text', {
            path: (inner) => <code className={styles.detail}>{inner}</code>,
            pathText: readable(path),
          })}
        </p>
        <div className={styles.ways}>
          <Link {...buttonLook({ variant: 'primary' })} to="/">
            {t('goHome')}
          </Link>
          <Link {...buttonLook()} to="/calculator">
            {t('notFound.toCalculator')}
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
