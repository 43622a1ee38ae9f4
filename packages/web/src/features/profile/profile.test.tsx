// @vitest-environment happy-dom
// The profile as its owner uses it: name, picture, friends.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { ADA } from '../../testing/app.ts';
import { type Answers, lastingSession, openPage, Refusal } from '../../testing/page.tsx';
import { Profile } from './profile.tsx';

const t = messages('profile');

const account = (change: object) => ({
  name: 'Ada',
  external_id: ADA,
  role: 'default',
  friend_code: 'A1B2C3',
  version: 2,
  created_at: '2026-01-01T00:00:00Z',
  ...change,
});

const NIA = { name: 'Nia', friend_code: 'NIA123' };

const profilePage = (answers: Answers = {}) =>
  openPage(<Profile />, {
    session: lastingSession(),
    answers: {
      'PATCH /api/user': (body) => account(Object(body)),
      'GET /api/friends': () => ({ friends: [NIA], requested: [] }),
      ...answers,
    },
    prepare: (app) =>
      app.stores.avatars.setState({
        avatars: { bulbasaur: 'portrait/bulbasaur.svg', pikachu: 'portrait/pikachu.svg', pikachu_happy: 'happy/x.svg' },
      }),
  });

test('a guest is asked to log in', async () => {
  await openPage(<Profile />);
  expect(await screen.findByRole('button', { name: t('guest.login') })).toBeDefined();
});

test('an admin is not called an inactive supporter', async () => {
  await profilePage();
  expect(await screen.findByText(t('details.inactive'))).toBeDefined();
  await openPage(<Profile />, {
    session: lastingSession(),
    prepare: (app) => app.stores.user.setState({ role: 'admin' }),
  });
  expect(await screen.findByText(t('details.userId'))).toBeDefined();
  expect(screen.queryByText(t('details.status'))).toBeNull();
});

test('a name of more than 15 characters is refused in words', async () => {
  const { app, user, asked } = await profilePage();
  await user.click(await screen.findByRole('button', { name: /Change name/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: t('name.label') }));
  await user.type(dialog.getByRole('textbox', { name: t('name.label') }), 'Adalbert the 16t{Enter}');
  expect(dialog.getByText('Text must be 15 characters or less')).toBeDefined();
  expect(dialog.getByRole('button', { name: t('save') })).toHaveProperty('disabled', true);
  expect(asked).not.toContain('PATCH /api/user');
  await user.type(dialog.getByRole('textbox', { name: t('name.label') }), '{Backspace}{Enter}');
  await waitFor(() => expect(app.stores.user.getState().name).toBe('Adalbert the 16'));
});

test('an empty name keeps the old one', async () => {
  const { asked, user } = await profilePage();
  await user.click(await screen.findByRole('button', { name: /Change name/ }));
  await user.clear(screen.getByRole('textbox', { name: t('name.label') }));
  await user.click(screen.getByRole('button', { name: t('save') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).not.toContain('PATCH /api/user');
});

test('Enter in the search takes the first picture', async () => {
  const { app, user } = await profilePage();
  await user.click(await screen.findByRole('button', { name: t('about.changePicture') }));
  expect(screen.queryByRole('button', { name: 'Happy Pikachu' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: t('avatars.search') }), 'pika{Enter}');
  await waitFor(() => expect(app.stores.user.getState().avatar).toBe('pikachu'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without the list of avatars only the default one can be chosen', async () => {
  const { app, user } = await profilePage();
  app.stores.avatars.setState({ avatars: {} });
  await user.click(await screen.findByRole('button', { name: t('about.changePicture') }));
  expect(screen.getByText(t('avatars.missing'))).toBeDefined();
  const [only, ...others] = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(within(only ?? document.body).getByRole('button', { current: true })).toBeDefined();
});

test('a picture that the server refuses is said, and the old one stays', async () => {
  const { app, user } = await profilePage({
    'PATCH /api/user': () => {
      throw new Refusal(403, 'AVATAR_FOR_SUPPORTERS', 'This avatar is for supporters.');
    },
  });
  await user.click(await screen.findByRole('button', { name: t('about.changePicture') }));
  await user.click(screen.getByRole('button', { name: 'Pikachu' }));
  expect(await screen.findByText('This avatar is for supporters.')).toBeDefined();
  expect(app.stores.user.getState().avatar).toBeNull();
});

test('a friend is asked by code, however it is typed', async () => {
  const request = vi.fn();
  const { user } = await profilePage({ 'POST /api/friend/request/BOB123': request });
  await user.type(await screen.findByRole('textbox', { name: t('friends.addByCode') }), 'bob 123{Enter}');
  expect(await screen.findByText(t('friends.asked'))).toBeDefined();
  expect(request).toHaveBeenCalledOnce();
});

test('a request that waits for an answer is seen and can be withdrawn', async () => {
  let requested = [{ name: 'New user', friend_code: 'BOB123' }];
  const { user } = await profilePage({
    'GET /api/friends': () => ({ friends: [NIA], requested }),
    'DELETE /api/friend/request/BOB123': () => {
      requested = [];
    },
  });
  expect(await screen.findByText('BOB123')).toBeDefined();
  await user.click(screen.getByRole('button', { name: t('friends.withdrawOf', { name: 'New user' }) }));
  expect(await screen.findByText(t('friends.withdrawn', { name: 'New user' }))).toBeDefined();
  await waitFor(() => expect(screen.queryByText('BOB123')).toBeNull());
});

test('the assistant’s name is refused in words', async () => {
  const { user, asked } = await profilePage();
  await user.click(await screen.findByRole('button', { name: /Change name/ }));
  await user.clear(screen.getByRole('textbox', { name: t('name.label') }));
  await user.type(screen.getByRole('textbox', { name: t('name.label') }), 'ovi{Enter}');
  expect(screen.getByText(t('name.reserved', { name: 'Ovi' }))).toBeDefined();
  expect(asked).not.toContain('PATCH /api/user');
});

const KEYS = { feedback: null, source: null, community: null, patron: null, apiKeys: true };
const BOT = {
  id: 'b0700000-0000-4000-8000-000000000000',
  name: 'Bot',
  createdAt: '2026-11-17T08:00:00Z',
  lastUsedOn: null,
};

/** On a server that has keys. */
async function keysPage(answers: Answers) {
  const page = await profilePage(answers);
  page.app.stores.site.setState({ site: KEYS });
  return { ...page, card: within(await screen.findByRole('region', { name: t('keys.title') })) };
}

test('a server without keys shows nothing of them and is not asked', async () => {
  const { asked } = await profilePage();
  expect(await screen.findByRole('button', { name: 'Remove Nia' })).toBeDefined();
  expect(screen.queryByText(t('keys.title'))).toBeNull();
  expect(asked).not.toContain('GET /api/user/keys');
});

test('a key is made, copied once, and then listed without its text', async () => {
  const text = `os_${'0'.repeat(40)}`;
  let keys: unknown[] = [];
  const { user, card } = await keysPage({
    'GET /api/user/keys': () => ({ keys, most: 1 }),
    'POST /api/user/keys': (body) => {
      expect(body).toEqual({ name: 'Bot' });
      keys = [BOT];
      return { ...BOT, key: text };
    },
  });
  expect(await card.findByText(t('keys.none'))).toBeDefined();
  await user.click(card.getByRole('button', { name: t('keys.create') }));
  await user.type(screen.getByRole('textbox', { name: t('keys.name') }), 'Bot{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: t('keys.newTitle') }));
  expect(dialog.getByText(text)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: t('keys.copy') }));
  expect(await navigator.clipboard.readText()).toBe(text);
  await user.click(dialog.getByRole('button', { name: t('keys.done') }));
  expect(await card.findByText('Bot')).toBeDefined();
  expect(card.getByText(`Created 17 Nov 2026 · ${t('keys.neverUsed')}`)).toBeDefined();
  expect(screen.queryByText(text)).toBeNull();
  expect(card.getByRole('button', { name: t('keys.create') })).toHaveProperty('disabled', true);
});

test('a key ends after a question', async () => {
  const end = vi.fn();
  const { user, card } = await keysPage({
    'GET /api/user/keys': () => ({ keys: end.mock.calls.length > 0 ? [] : [BOT], most: 3 }),
    [`DELETE /api/user/keys/${BOT.id}`]: end,
  });
  await user.click(await card.findByRole('button', { name: t('keys.endOf', { name: 'Bot' }) }));
  expect(end).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog', { name: t('keys.endTitle', { name: 'Bot' }) }));
  await user.click(dialog.getByRole('button', { name: t('keys.endButton') }));
  expect(await card.findByText(t('keys.none'))).toBeDefined();
  expect(end).toHaveBeenCalledOnce();
});

test('removing a friend can be taken back, and is only done afterwards', async () => {
  const remove = vi.fn();
  const { user } = await profilePage({ 'DELETE /api/friend/NIA123': remove });
  await user.click(await screen.findByRole('button', { name: 'Remove Nia' }));
  expect(screen.queryByText('NIA123')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('NIA123')).toBeDefined();
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove Nia' }));
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
});
