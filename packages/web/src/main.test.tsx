// @vitest-environment happy-dom
// The order in which the app starts: stores, the migration of what is stored, and only then the drawing, in the one dark theme.
import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { referenceStorage } from './testing/reference-storage.ts';

// Modules are shared with other files, so this one takes its own and leaves none behind.
vi.resetModules();
vi.doMock('./app/app.tsx', () => ({ App: Drawn }));
vi.doMock('./messages/load-messages.ts', () => ({ startMessages: async () => {} }));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./app/app.tsx');
  vi.doUnmock('./messages/load-messages.ts');
  vi.resetModules();
});

const drawn: string[] = [];

function Drawn({ state }: { readonly state: import('./state/start-up.ts').AppState }) {
  const [team] = state.stores.teams.getState().teams;
  const { islands } = state.stores.user.getState();
  drawn.push(`${team?.name}, ${islands.cyan?.areaBonus} %`);
  return <p>{team?.name}</p>;
}

test('what is drawn first has the stored data already, migrated', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  document.body.innerHTML = '<div id="root"></div>';
  // Without the session: nothing is synchronised.
  const user = JSON.stringify({ name: 'Guest', areaBonus: { cyan: 20 } });
  for (const [key, text] of Object.entries({ ...referenceStorage(), user })) localStorage.setItem(key, text);
  await import('./main.tsx');
  await expect.poll(() => document.body.textContent).toBe('Team 1');
  expect([...new Set(drawn)]).toEqual(['Team 1, 20 %']);
});

test('there is only the dark theme, from the first frame on', () => {
  const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(here('../index.html')).toContain('<meta name="color-scheme" content="dark" />');
  for (const sheet of ['app/tokens.css', 'app/base.css']) expect(here(sheet)).not.toContain('prefers-color-scheme');
});
