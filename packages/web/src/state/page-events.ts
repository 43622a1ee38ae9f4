// Events of the page that the state of the app reacts to.

/** `focus`: the player is back at this page. */
export type PageEvent = 'focus' | 'online' | 'offline';

/** A player who has not touched the page for so long may have used another device. */
const AWAY_MS = 10_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export function listen(event: PageEvent, listener: () => void): void {
  window.addEventListener(event, listener);
  if (event !== 'focus') return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  // A window keeps its focus while its player uses a phone.
  let touched = Date.now();
  const touch = () => {
    const isBack = Date.now() - touched > AWAY_MS;
    touched = Date.now();
    if (isBack) listener();
  };
  for (const kind of TOUCHES) window.addEventListener(kind, touch, { capture: true, passive: true });
}
