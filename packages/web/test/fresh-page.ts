// Before each file with tests of pages: files share a window, so what another one has left in it goes; and what only costs time there.
if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  // On a busy machine what a click brings takes its time.
  configure({ asyncUtilTimeout: 20_000 });
  noteNoMakers(await import('react'));
  lookOnlyAtItself();
}

/** React notes where in the code each element is made, for its warnings, until it has noted enough for a second. As if it always had. */
function noteNoMakers(react: object): void {
  const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  const enough = { get: () => Number.MAX_SAFE_INTEGER, set: () => undefined, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', enough);
}

/**
 * No sheet is loaded in these tests, so an element looks as it says itself, but for those that are never seen. The window would
 * look through all that it stands in, for every element that is asked for by its role.
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

export {};
