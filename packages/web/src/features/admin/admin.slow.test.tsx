// @vitest-environment happy-dom
// The admins' page as an admin uses it, before a server of answers.
import type { AdminUser, NewsItem } from '@oversleep/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StateContext } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { startUp } from '../../state/start-up.ts';
import { ADA, BOB, sessionOf } from '../../testing/app.ts';
import { createDevice, createTab } from '../../testing/fake-platform.ts';
import { Snackbar } from '../../ui/overlays/snackbar.tsx';
import { Admin } from './admin.tsx';
import { readAdminSearch } from './admin-search.ts';
import type { NewsCard } from './news-preview.tsx';

const NEWS = '33333333-3333-4333-8333-333333333333';

const person = (fields: Partial<AdminUser> = {}): AdminUser => ({
  external_id: BOB,
  name: 'Bob',
  role: 'default',
  role_source: 'none',
  friend_code: 'BOB123',
  providers: ['google'],
  created_at: '2026-01-02T03:04:00.000Z',
  last_login: '2026-02-03T04:05:00.000Z',
  ...fields,
});

const item = (fields: Partial<NewsItem> = {}): NewsItem => ({
  externalId: NEWS,
  template: 'News',
  news: { author: 'Ovi', title: 'Good night', content: 'Sleep tight, all of you.', created_at: '2026-01-02T21:05:00Z' },
  writtenBy: 'Ada',
  updated_at: '2026-01-02T21:05:00Z',
  withdrawn: false,
  ...fields,
});

/** Replaces the inbox's card. */
const Card: NewsCard = ({ notification: { news }, preview }) => (
  <article aria-label={preview ? 'Preview card' : 'Card'}>
    {news.title}: {news.content}
  </article>
);

interface Request {
  readonly url: URL;
  readonly body: unknown;
}

class Refusal {
  readonly status: number;
  readonly message: string;
  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

/** By `METHOD /path`; undefined is 204, a Refusal refuses. */
type Answers = Record<string, (request: Request) => unknown>;

interface Asked {
  readonly address: string;
  readonly body: unknown;
}

function answerWith(answered: unknown): Response {
  if (answered === undefined) return new Response(null, { status: 204 });
  if (!(answered instanceof Refusal)) return new Response(JSON.stringify(answered));
  const { status, message } = answered;
  return new Response(JSON.stringify({ statusCode: status, code: 'NO', message }), { status });
}

function Messages() {
  const { message, close } = useSnackbar();
  return <Snackbar message={message} onClose={close} />;
}

async function open(tab: string, answers: Answers) {
  const asked: Asked[] = [];
  const browser = createTab(createDevice(), async (path, init) => {
    const url = new URL(path, 'https://sleep.example');
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    if (url.pathname.startsWith('/api')) asked.push({ address: `${init.method} ${path}`, body });
    return answerWith(answers[`${init.method} ${url.pathname}`]?.({ url, body }) ?? undefined);
  });
  const state = await startUp(browser.make);
  const { tokens, activeProvider, linkedProviders } = sessionOf().auth;
  if (!tokens) throw new Error('The session of tests has no tokens');
  state.stores.user.setState({ auth: { tokens, activeProvider, linkedProviders }, role: 'admin', externalId: ADA });

  const root = createRootRoute({ component: Outlet });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [`/admin?tab=${tab}`] }),
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Home</p> }),
      createRoute({
        getParentRoute: () => root,
        path: 'admin',
        validateSearch: readAdminSearch,
        component: () => <Admin newsCard={Card} />,
      }),
    ]),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = render(
    <StateContext value={state}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Messages />
      </QueryClientProvider>
    </StateContext>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Admin' });
  return {
    asked,
    router,
    page,
    user: userEvent.setup(),
    addresses: () => asked.map(({ address }) => address),
    sent: (address: string) => asked.filter((one) => one.address === address).map(({ body }) => body),
  };
}

const isDisabled = (name: string): boolean =>
  screen.getByRole('button', { name }).matches(':disabled, [aria-disabled="true"]');

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

// ── Tabs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

test('the open tab is in the address', async () => {
  const { user, router } = await open('nonsense', {
    'GET /api/admin/users': () => ({ users: [person()], nextCursor: null }),
    'GET /api/admin/computations': () => ({ runs: [] }),
  });
  expect(await screen.findByText('Bob')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Jobs' }));
  expect(await screen.findByText('Nothing to compute')).toBeTruthy();
  expect(router.state.location.search).toEqual({ tab: 'jobs' });
});

// ── Users ────────────────────────────────────────────────────────────────────────────────────────────────────────────

test('pages, search and role go to the server, and another search begins on the first page', async () => {
  const { user, addresses } = await open('users', {
    'GET /api/admin/users': ({ url }) =>
      url.searchParams.has('cursor')
        ? { users: [person({ name: 'Old Bob' })], nextCursor: null }
        : { users: [person()], nextCursor: 'abc' },
  });
  await screen.findByText('Bob');
  expect(addresses()).toEqual(['GET /api/admin/users?limit=25']);

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Old Bob')).toBeTruthy();
  expect(screen.getByText('Page 2')).toBeTruthy();
  expect(addresses().at(-1)).toBe('GET /api/admin/users?limit=25&cursor=abc');
  expect(isDisabled('Next page')).toBe(true);

  await user.type(screen.getByRole('searchbox'), ' bo b ');
  await waitFor(() => expect(addresses().at(-1)).toBe('GET /api/admin/users?limit=25&search=bo+b'));
  expect(await screen.findByText('Page 1')).toBeTruthy();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'supporter');
  await waitFor(() => expect(addresses().at(-1)).toBe('GET /api/admin/users?limit=25&search=bo+b&role=supporter'));
});

test('a list that cannot be fetched says why and comes with Retry', async () => {
  let answer: unknown = new Refusal(500, 'The owl is asleep.');
  const { user } = await open('users', { 'GET /api/admin/users': () => answer });
  expect(await screen.findByText('The owl is asleep.')).toBeTruthy();
  answer = { users: [], nextCursor: null };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No players yet')).toBeTruthy();
});

async function openBob(answers: Answers) {
  const stage = await open('users', {
    'GET /api/admin/users': () => ({ users: [person()], nextCursor: null }),
    ...answers,
  });
  await stage.user.click(await screen.findByRole('button', { name: 'Details of Bob' }));
  return stage;
}

test('a friend code is saved when it is a new and possible one, and the change can be undone', async () => {
  const address = `PUT /api/admin/users/${BOB}/friend-code`;
  const { user, sent } = await openBob({
    [address]: ({ body }) => person(body as Partial<AdminUser>),
  });
  const field = screen.getByRole('textbox', { name: 'Friend code' });
  expect(isDisabled('Save')).toBe(true);
  await user.clear(field);
  await user.type(field, 'nap-1');
  expect(screen.getByText('A friend code is exactly 6 letters from A to Z or digits')).toBeTruthy();
  expect(isDisabled('Save')).toBe(true);
  await user.clear(field);
  await user.type(field, 'nap 123{Enter}');
  await screen.findByText('The friend code of Bob is NAP123 now.');
  expect(screen.getByText('NAP123')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The friend code of Bob is BOB123 now.');
  expect(sent(address)).toEqual([{ friend_code: 'NAP123' }, { friend_code: 'BOB123' }]);
});

test('a friend code that belongs to another player stays in the field with the reason', async () => {
  const { user } = await openBob({
    [`PUT /api/admin/users/${BOB}/friend-code`]: () => new Refusal(409, 'That friend code belongs to another player.'),
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Friend code' });
  await user.clear(field);
  await user.type(field, 'ADA123');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That friend code belongs to another player.')).toBeTruthy();
  expect(field.value).toBe('ADA123');
});

test('a role is changed after it was said what that means', async () => {
  const address = `PUT /api/admin/users/${BOB}/role`;
  const { user, sent } = await openBob({
    [address]: ({ body }) => person({ ...(body as Partial<AdminUser>), role_source: 'manual' }),
  });
  await user.click(screen.getByRole('radio', { name: 'Admin' }));
  const question = screen.getByRole('group', { name: 'Make Bob an admin?' });
  expect(question.textContent).toContain('write news to all players');
  expect(sent(address)).toEqual([]);

  await user.click(within(question).getByRole('button', { name: 'Leave it' }));
  expect(screen.queryByRole('group', { name: /Make Bob/ })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Supporter' }));
  await user.click(screen.getByRole('button', { name: 'Change the role' }));
  await screen.findByText('The role of Bob is Supporter now.');
  expect(sent(address)).toEqual([{ role: 'supporter' }]);
  expect(screen.getByText('Supporter, given by an admin')).toBeTruthy();
});

test('the last admin cannot resign, and sees why', async () => {
  const { user } = await open('users', {
    'GET /api/admin/users': () => ({
      users: [person({ external_id: ADA, name: 'Ada', role: 'admin' })],
      nextCursor: null,
    }),
    [`PUT /api/admin/users/${ADA}/role`]: () => new Refusal(409, 'This is the last admin.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Details of Ada' }));
  await user.click(screen.getByRole('radio', { name: 'Player' }));
  expect(screen.getByText(/This is your own account/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change the role' }));
  expect(await screen.findByText('This is the last admin.')).toBeTruthy();
});

test('who gives up the own role leaves the page', async () => {
  const { user, router } = await open('users', {
    'GET /api/admin/users': () => ({
      users: [person({ external_id: ADA, name: 'Ada', role: 'admin' })],
      nextCursor: null,
    }),
    [`PUT /api/admin/users/${ADA}/role`]: () => person({ external_id: ADA, name: 'Ada' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Details of Ada' }));
  await user.click(screen.getByRole('radio', { name: 'Player' }));
  await user.click(screen.getByRole('button', { name: 'Change the role' }));
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

test('the audit log is fetched when it is opened, and finds players', async () => {
  const { user, addresses } = await open('users', {
    'GET /api/admin/users': () => ({ users: [person()], nextCursor: null }),
    'GET /api/admin/audit': () => ({
      entries: [
        {
          at: '2026-01-02T03:04:00.000Z',
          actor: null,
          actorId: null,
          action: 'user.role',
          target: BOB,
          meta: { from: 'default', to: 'supporter', source: 'patreon' },
        },
      ],
      nextCursor: null,
    }),
  });
  await screen.findByText('Bob');
  expect(addresses()).not.toContain('GET /api/admin/audit?limit=20');
  // The imitated browser does not open details by itself.
  const details = screen.getByText('Audit log').closest('details');
  act(() => {
    details?.setAttribute('open', '');
    details?.dispatchEvent(new Event('toggle'));
  });
  expect(await screen.findByText('Role changed from Player to Supporter, by Patreon')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Find the player/ }));
  await waitFor(() => expect(addresses().at(-1)).toBe(`GET /api/admin/users?limit=25&search=${BOB}`));
});

// ── Announcements ────────────────────────────────────────────────────────────────────────────────────────────────────

const write = async (user: UserEvent, title: string, body: string) => {
  await user.type(screen.getByRole('textbox', { name: 'Title' }), title);
  await user.type(screen.getByRole('textbox', { name: 'Body' }), body);
};

test('news can be published once it has a title and ten characters, and shows as players will see it', async () => {
  const { user, sent } = await open('announcements', { 'POST /api/notifications/news': () => undefined });
  expect(isDisabled('Publish')).toBe(true);
  await write(user, ' Naps', '123456789');
  expect(isDisabled('Publish')).toBe(true);
  await user.tab();
  expect(screen.getByText('The text must be 10 characters or more')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Body' }), '0 ');
  expect(screen.getByRole('article', { name: 'Preview card' }).textContent).toBe('Naps: 1234567890 ');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('“Naps” is in every inbox now.')).toBeTruthy();
  expect(sent('POST /api/notifications/news')).toEqual([{ title: 'Naps', content: '1234567890' }]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('');
  expect(isDisabled('Publish')).toBe(true);
});

test('a title beyond 255 characters cannot be published', async () => {
  const { user } = await open('announcements', {});
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  await user.paste('x'.repeat(256));
  await user.click(screen.getByRole('textbox', { name: 'Body' }));
  await user.paste('Long enough to be news.');
  expect(isDisabled('Publish')).toBe(true);
  expect(screen.getByText('256 / 255', { exact: false })).toBeTruthy();
});

test('news that fails is kept, here and after leaving, and only Reset clears it, with a way back', async () => {
  const first = await open('announcements', { 'POST /api/notifications/news': () => new Refusal(500, 'No owl.') });
  await write(first.user, 'Naps', 'All about naps.');
  await first.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('No owl.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Naps');
  first.page.unmount();

  const { user } = await open('announcements', {});
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value;
  expect(title()).toBe('Naps');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(title()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(title()).toBe('Naps');
});

async function openHistory(answers: Answers) {
  const stage = await open('announcements', { 'GET /api/notifications/news': () => [item()], ...answers });
  await stage.user.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('Good night');
  return stage;
}

test('the history shows a preview', async () => {
  const { user } = await openHistory({});
  await user.click(screen.getByRole('button', { name: 'Preview Good night' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  expect(within(dialog).getByRole('article', { name: 'Preview card' }).textContent).toContain('Sleep tight');
});

test('news is changed, and changes that were left are not lost', async () => {
  const address = `PUT /api/notifications/news/${NEWS}`;
  const { user, sent } = await openHistory({ [address]: () => item() });
  await user.click(screen.getByRole('button', { name: 'Edit Good night' }));
  expect(isDisabled('Save')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' all');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Good night all');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('“Good night all” was changed in every inbox.');
  expect(sent(address)).toEqual([{ title: 'Good night all', content: 'Sleep tight, all of you.' }]);
});

test('news is withdrawn by a word, and then cannot be changed any more', async () => {
  let isWithdrawn = false;
  const address = `DELETE /api/notifications/news/${NEWS}`;
  const { user, addresses } = await openHistory({
    'GET /api/notifications/news': () => [item({ withdrawn: isWithdrawn })],
    [address]: () => {
      isWithdrawn = true;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Withdraw Good night' }));
  expect(isDisabled('Withdraw')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Type withdraw to go on' }), 'Withdraw');
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('“Good night” is in no inbox any more.')).toBeTruthy();
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(addresses()).toContain(address);
  expect(screen.queryByRole('button', { name: 'Edit Good night' })).toBeNull();
});

// ── Changelog and jobs ───────────────────────────────────────────────────────────────────────────────────────────────

const release = (version: string, features: string[]) => ({
  version,
  date: '2026-03-04',
  type: 'minor',
  features,
  bugFixes: [],
  breakingChanges: [],
  otherChanges: [],
});

test('releases come ten on a page or as many as wished; those without changes are left out', async () => {
  const releases = Array.from({ length: 12 }, (_, index) => release(`1.${index}.0`, [`Nap \`${index}\``]));
  const { user } = await open('changelog', { 'GET /api/changelog': () => [release('2.0.0', []), ...releases] });
  await screen.findByText('1.0.0');
  const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown()).toEqual(releases.slice(0, 10).map(({ version }) => version));
  expect(screen.getAllByText('4 Mar 2026').length).toBe(10);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(shown()).toEqual(['1.10.0', '1.11.0']);
  await user.click(screen.getByRole('radio', { name: '5' }));
  expect(shown()).toEqual(releases.slice(0, 5).map(({ version }) => version));
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
});

test('long computations show how far they are', async () => {
  const run = { kind: 'tierList', key: '2026-08 60 camp', startedAt: '2026-01-02T03:04:00Z' };
  await open('jobs', {
    'GET /api/admin/computations': () => ({
      runs: [
        { ...run, id: ADA, status: 'running', shards: 4, done: 1, failed: 0, finishedAt: null },
        { ...run, id: BOB, status: 'failed', shards: 4, done: 3, failed: 1, finishedAt: '2026-01-02T03:07:20Z' },
      ],
    }),
  });
  const [running, failed] = await screen.findAllByRole('progressbar');
  expect(running?.getAttribute('aria-valuenow')).toBe('25');
  expect(failed?.getAttribute('aria-valuetext')).toBe('3 of 4 parts, 1 failed');
  expect(screen.getByText('Failed')).toBeTruthy();
  expect(screen.getByText(/took 3 min 20 s/)).toBeTruthy();
});

test('tier lists that are not current are computed on request', async () => {
  const { user, sent } = await open('jobs', {
    'GET /api/admin/computations': () => ({ runs: [] }),
    'POST /api/admin/tierlist/rebuild': () => ({
      started: [
        { edition: '2026-08', level: 60, camp: true },
        { edition: '2026-08', level: 60, camp: false },
      ],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Compute tier lists' }));
  expect(await screen.findByText('2 tier lists are being computed.')).toBeTruthy();
  expect(sent('POST /api/admin/tierlist/rebuild')).toEqual([{}]);
});
