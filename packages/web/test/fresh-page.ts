// Before each file with tests of pages: files share a window, so what another one has left in it goes.
import { cleanup } from '@testing-library/react';

if (typeof window !== 'undefined') {
  cleanup();
  document.body.replaceChildren();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
}
