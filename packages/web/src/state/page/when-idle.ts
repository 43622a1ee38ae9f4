// For what can wait until the page has nothing else to do. Not every browser reports it.

export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act);
};
