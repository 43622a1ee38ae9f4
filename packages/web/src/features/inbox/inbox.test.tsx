// @vitest-environment happy-dom
// The inbox as a player uses it, before a server of answers.
import type { Notification } from '@oversleep/contract';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { StateContext } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { type AppState, startUp } from '../../state/start-up.ts';
import { sessionOf } from '../../testing/app.ts';
import { createDevice, createTab } from '../../testing/fake-platform.ts';
import { Snackbar } from '../../ui/overlays/snackbar.tsx';
import { InboxMenu } from './inbox-menu.tsx';
import { NewsCard } from './news-card.tsx';
import { badgeOf, inboxName, isNews, shownOf } from './shown.ts';

const t = messages('inbox');

const NEWS_ID = '11111111-1111-4111-8111-111111111111';
const REQUEST_ID = '22222222-2222-4222-8222-222222222222';

const news = (content = 'Sleep **tight**.'): Notification => ({
  externalId: NEWS_ID,
  template: 'News',
  news: { author: 'Ovi, the sleepy owl', title: 'Good night', content, created_at: '2026-01-02T21:05:00.000Z' },
});

const request: Notification = {
  externalId: REQUEST_ID,
  template: 'FriendRequest',
  sender: { name: 'Nia', friend_code: 'NIA123' },
};

const { auth } = sessionOf();

interface Stage {
  readonly asked: string[];
  readonly state: AppState;
  /** What the server answers to GET /api/notifications; a status refuses. */
  inbox: readonly Notification[] | number;
  /** Status of every other answer. */
  status: number;
  readonly change: () => void;
}

async function prepare(inbox: Stage['inbox']): Promise<Stage> {
  const asked: string[] = [];
  const problem = (status: number) =>
    new Response(JSON.stringify({ statusCode: status, code: 'NO', message: 'The owl is asleep.' }), { status });
  const tab = createTab(createDevice(), async (url, init) => {
    const address = `${init.method} ${url}`;
    if (url.startsWith('/images')) return new Response('{}');
    asked.push(address);
    if (address === 'GET /api/friends') return new Response(JSON.stringify({ friends: [], requested: [] }));
    if (address === 'GET /api/notifications')
      return typeof stage.inbox === 'number'
        ? problem(stage.inbox)
        : new Response(JSON.stringify({ notifications: stage.inbox }));
    if (stage.status !== 204) return problem(stage.status);
    stage.change();
    return new Response(null, { status: 204 });
  });
  const state = await startUp(tab.make);
  const { tokens, activeProvider, linkedProviders } = auth;
  if (!tokens) throw new Error('The session of tests has no tokens');
  state.stores.user.setState({ auth: { tokens, activeProvider, linkedProviders } });
  const stage: Stage = { asked, state, inbox, status: 204, change: () => (stage.inbox = []) };
  return stage;
}

function Messages() {
  const { message, close } = useSnackbar();
  return <Snackbar message={message} onClose={close} />;
}

async function open(inbox: Stage['inbox']) {
  const stage = await prepare(inbox);
  render(
    <StateContext value={stage.state}>
      <InboxMenu />
      <Messages />
    </StateContext>,
  );
  await waitFor(() => expect(stage.asked).toContain('GET /api/notifications'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Inbox/ }));
  return { stage, user, panel: await screen.findByRole('dialog', { name: t('title') }) };
}

const namesOf = (panel: HTMLElement) => within(panel).queryAllByRole('heading', { level: 3 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what cannot be shown is not counted, and many are not counted out', () => {
  const { news: _, ...bare } = news();
  const { sender: __, ...withoutSender } = request;
  expect(shownOf([news(), request, bare, withoutSender])).toEqual([news(), request]);
  expect(inboxName(0)).toBe(t('title'));
  expect(inboxName(1)).toBe('Inbox, 1 notification');
  expect(badgeOf(100)).toBe('99+');
});

test('says that there are none', async () => {
  const { panel } = await open([]);
  expect(await within(panel).findByText(t('empty'))).toBeTruthy();
});

test('counts what is there and shows a card for each', async () => {
  const { panel } = await open([request, news()]);
  expect(await screen.findByRole('button', { name: 'Inbox, 2 notifications' })).toBeTruthy();
  expect(namesOf(panel).map((heading) => heading.textContent)).toEqual(['Nia', 'Good night']);
  expect(within(panel).getByText('2 Jan 2026, 21:05 UTC')).toBeTruthy();
  expect(within(panel).getByText('Ovi, the sleepy owl')).toBeTruthy();
  expect(within(panel).getByText('tight').tagName).toBe('STRONG');
});

test('dismissing asks the server and looks again', async () => {
  const { stage, user, panel } = await open([news()]);
  await user.click(await within(panel).findByRole('button', { name: /^Dismiss/ }));
  expect(await within(panel).findByText(t('empty'))).toBeTruthy();
  expect(stage.asked).toContain(`DELETE /api/notifications/${NEWS_ID}`);
  // The focus stays in the panel.
  expect(panel.contains(document.activeElement)).toBe(true);
});

test('in a preview, dismissing does nothing', async () => {
  const stage = await prepare([]);
  const item = news();
  if (!isNews(item)) throw new Error('No news');
  render(
    <StateContext value={stage.state}>
      <NewsCard preview notification={item} />
    </StateContext>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: /^Dismiss/ }));
  expect(stage.asked).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Good night' })).toBeTruthy();
});

test('accepting a friend asks the server, then for friends and notifications', async () => {
  const { stage, user, panel } = await open([request]);
  await within(panel).findByText('Nia');
  stage.asked.length = 0;
  await user.click(within(panel).getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText(t('request.accepted', { name: 'Nia' }))).toBeTruthy();
  expect(stage.asked[0]).toBe('POST /api/friend/accept/NIA123');
  expect(stage.asked.slice(1).sort()).toEqual(['GET /api/friends', 'GET /api/notifications']);
});

test('declining that fails keeps the card, says why, and can be tried again', async () => {
  const { stage, user, panel } = await open([request]);
  await within(panel).findByText('Nia');
  stage.status = 500;
  await user.click(within(panel).getByRole('button', { name: /^Decline/ }));
  const alert = await within(panel).findByRole('alert');
  expect(alert.textContent).toContain(t('request.declineFailed'));
  expect(alert.textContent).toContain('The owl is asleep.');
  stage.status = 204;
  await user.click(within(alert).getByRole('button', { name: t('retry') }));
  expect(await within(panel).findByText(t('empty'))).toBeTruthy();
  expect(stage.asked.filter((address) => address === 'POST /api/friend/decline/NIA123').length).toBe(2);
});

test('a request that was taken back leaves the list, with a word about it', async () => {
  const { stage, user, panel } = await open([request]);
  await within(panel).findByText('Nia');
  stage.status = 404;
  stage.inbox = [];
  await user.click(within(panel).getByRole('button', { name: /^Accept/ }));
  expect(await within(panel).findByText(t('empty'))).toBeTruthy();
  expect(await screen.findByText(new RegExp(t('request.acceptFailed')))).toBeTruthy();
});

test('a failure keeps the old list and says so, until Retry works', async () => {
  const { stage, user, panel } = await open([news()]);
  await within(panel).findByRole('heading', { name: 'Good night' });
  stage.inbox = 503;
  await act(() => stage.state.social.syncNotifications());
  const alert = within(panel).getByRole('alert');
  expect(alert.textContent).toContain(t('old'));
  expect(within(panel).getByRole('heading', { name: 'Good night' })).toBeTruthy();
  stage.inbox = [request];
  await user.click(within(alert).getByRole('button', { name: t('retry') }));
  expect(await within(panel).findByText('Nia')).toBeTruthy();
  expect(within(panel).queryByRole('alert')).toBeNull();
});

test('refreshes when the player comes back, but not every time', async () => {
  const { stage } = await open([]);
  const looked = () => stage.asked.filter((address) => address === 'GET /api/notifications').length;
  expect(looked()).toBe(1);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(looked()).toBe(1);
  vi.setSystemTime(Date.now() + 31_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(looked()).toBe(2));
});

test('HTML and unsafe links are shown as the text they are', async () => {
  const text = '<img src=x onerror=alert(1)> [go](javascript:alert(1)) [there](https://example.org/)';
  const { panel } = await open([news(text)]);
  await within(panel).findByRole('heading', { name: 'Good night' });
  expect(panel.querySelector('img')).toBeNull();
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/']);
  expect(links[0]?.getAttribute('rel')).toContain('noopener');
  expect(panel.textContent).toContain('<img src=x onerror=alert(1)> [go](javascript:alert(1))');
});
