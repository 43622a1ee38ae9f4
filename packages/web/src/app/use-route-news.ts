// Another page is noticed also by those who don't see it: the focus goes to its title if what had it is gone, otherwise its name is said.
import { useEffect, useRef, useState } from 'react';
import { pageName } from './pages.ts';

/** What is to be said of the page that is shown; nothing about the first one, which the browser announces. */
export function useRouteNews(path: string): string {
  const before = useRef(path);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const isFirst = before.current === '';
    if (before.current === path) return;
    before.current = path;
    if (isFirst) return;
    if (isLost()) {
      setSaid('');
      focusTitle();
    } else setSaid(pageName(path));
  }, [path]);
  return said;
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!title) return;
  title.tabIndex = -1;
  // Where the page begins is decided by the router.
  title.focus({ preventScroll: true });
}
