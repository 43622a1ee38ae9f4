// Runs before each file of page tests: files share a window, so it clears what an earlier file left there, and switches off slow extras.
import { afterAll } from 'vitest';

if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  cleanup();
  // A page that stays would go on with its timers when the window is gone.
  afterAll(cleanup);
  document.body.replaceChildren();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  // On a busy machine the effect of a click takes longer.
  configure({ asyncUtilTimeout: 20_000 });
  noteNoMakers(await import('react'));
  lookOnlyAtItself();
}

/** React records where each element is created, for its warnings, until it has enough for a second. This makes it skip that. */
function noteNoMakers(react: object): void {
  const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  const enough = { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', enough);
}

/**
 * No style sheet is loaded in these tests, so only an element's own style counts. By default the window would check all its
 * ancestors for every element that a test finds by its role.
 */
function lookOnlyAtItself(): void {
  const unseen = document.createElement('p').style;
  unseen.display = 'none';
  const isUnseen = (element: Element) =>
    element.tagName === 'DIALOG'
      ? !element.hasAttribute('open')
      : /^(HEAD|LINK|META|SCRIPT|STYLE|TEMPLATE|TITLE)$/.test(element.tagName);
  window.getComputedStyle = (element) =>
    'style' in element && element.style instanceof CSSStyleDeclaration && !isUnseen(element) ? element.style : unseen;
}
