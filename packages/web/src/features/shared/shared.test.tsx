// @vitest-environment happy-dom
// Opening a share link: its content is shown and copied, its problems are reported.
import type { Creature } from '@oversleep/game';
import type { ShareContent } from '@oversleep/interchange';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { linkTo, readLink } from '../../parts/sharing/share-link.ts';
import { createSimulator } from '../../sim/create-simulator.ts';
import { simulateHere } from '../../sim/here.ts';
import { provideSimulator } from '../../sim/simulator.ts';
import { boxOf } from '../../state/data/data.ts';
import { byId, creatureOf, game, teamOf } from '../../testing/creatures.ts';
import { type Answers, openPage, Refusal } from '../../testing/page.tsx';
import { SPECIFIED_SETTINGS } from '../../testing/specified.ts';
import { ShareDialog } from './share-dialog.tsx';
import { SharedPage } from './shared.tsx';
import { sharedTeam, withoutNicknames } from './to-share.ts';

const t = messages('shared');

afterEach(() => vi.restoreAllMocks());

const HERE = 'https://sleep.example';
const link = (shared: ShareContent) => linkTo(HERE, game, shared, 'plain');
const simulator = createSimulator({
  workers: simulateHere(),
  here: simulateHere(),
  server: { team: vi.fn(), iv: vi.fn() },
  simulateOn: () => 'device',
});

async function open(address: string) {
  const at = address.slice(HERE.length);
  const opened = await openPage(<SharedPage />, { at, prepare: (app) => provideSimulator(app, simulator) });
  return { ...opened, box: () => boxOf(opened.app.stores.creatures.getState().creatures) };
}

const sparky = creatureOf(1, { name: 'Sparky', level: 42, nature: 'Adamant' });

test('a creature is shown with its figures and is copied to the Pokébox only once', async () => {
  const { user, box } = await open(await link({ kind: 'creature', creature: sparky }));
  expect(await screen.findByRole('heading', { name: 'Sparky' })).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'As shown in the game' })).getByText('RP')).toBeDefined();
  await user.click(screen.getByRole('button', { name: t('addToBox') }));
  expect(box()).toMatchObject([{ name: 'Sparky', level: 42, nature: 'Adamant', saved: true }]);
  expect(box()[0]?.externalId).toMatch(/^[0-9a-f-]{36}$/);
  await user.click(screen.getByRole('button', { name: t('addToBox') }));
  expect(await screen.findByText(t('copied.knownOne', { name: 'Sparky' }))).toBeDefined();
  expect(box()).toHaveLength(1);
});

test('a creature is added to the comparison', async () => {
  const { app, user, path } = await open(await link({ kind: 'creature', creature: sparky }));
  await user.click(await screen.findByRole('button', { name: t('compare') }));
  expect(app.stores.comparison.getState().members).toHaveLength(1);
  expect(path()).toBe('/compare');
});

test('a box is listed and copied in one step, with Undo', async () => {
  const creatures = [sparky, creatureOf(2, { pokemon: 'GENGAR', name: 'Ghost' }), creatureOf(3, { name: 'Volt' })];
  const { user, box } = await open(await link({ kind: 'box', creatures }));
  expect(await screen.findByRole('heading', { name: t('boxTitle', { count: 3 }) })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: t('addToBox') }));
  expect(box().map(({ name }) => name)).toEqual(['Sparky', 'Ghost', 'Volt']);
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  expect(box()).toEqual([]);
});

test('a team is calculated, compared with the own one, and copied to the first free slot with its settings', async () => {
  const team = teamOf(4, [sparky], { name: 'Night shift', camp: true, bedtime: 1300, snacking: [sparky.externalId] });
  const shared = sharedTeam({ ...SPECIFIED_SETTINGS, potSize: 30, islands: {} }, team, byId(sparky));
  const { app, user } = await open(await link(shared));
  expect(await screen.findByRole('heading', { name: 'Night shift' })).toBeDefined();
  expect(screen.getByText(/with Good Camp Ticket, asleep from 21:40 to 06:00, curries/)).toBeDefined();
  const total = () => screen.getByRole('row', { name: new RegExp(`^${t('team.total')}`) });
  await expect.poll(() => total().textContent).toMatch(/[\d,]{4,}/);
  await user.click(screen.getByRole('button', { name: t('team.compare') }));
  expect(screen.getByRole('columnheader', { name: t('team.mine', { name: 'Helper team 1' }) })).toBeDefined();
  expect(total().textContent).toContain(t('team.empty'));
  await user.click(screen.getByRole('button', { name: t('team.copy') }));
  const { teams, currentIndex } = app.stores.teams.getState();
  expect(currentIndex).toBe(0);
  expect(teams[0]).toMatchObject({ name: 'Night shift', camp: true, bedtime: 1300 });
  const [id] = teams[0]?.members ?? [];
  expect(teams[0]?.snacking).toEqual([id]);
  expect(app.stores.creatures.getState().creatures[id ?? '']).toMatchObject({ name: 'Sparky', saved: false });
});

test('a damaged link shows what can be read and what is missing; a newer link is refused', async () => {
  const creatures = Array.from({ length: 40 }, (_, i) => creatureOf(i, { name: `No. ${i}`, level: i + 1 }));
  const whole = await link({ kind: 'box', creatures });
  await open(whole.slice(0, -60));
  expect(await screen.findByText(/This link is damaged: \d+ of 40 Pokémon can't be read/)).toBeDefined();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5);
  await open(`${HERE}/shared#v9.AAAA`);
  expect(await screen.findByText(/made with a newer version of Oversleep/)).toBeDefined();
});

const shareDialog = (creatures: readonly Creature[], answers: Answers = THERE) =>
  openPage(<ShareDialog request={{ kind: 'creatures', creatures }} />, { answers });
const THERE: Answers = { 'GET /api/health': () => ({ status: 'ok' }) };
const shownLink = async () => (await screen.findByLabelText<HTMLInputElement>(t('share.link'))).value;
const nickname = async () => {
  const read = await readLink(game, await shownLink());
  return 'creatures' in read ? read.creatures[0]?.name : read.unreadable;
};

test('a link to one Pokémon has a preview picture and no nickname, unless its player chooses otherwise', async () => {
  const { user } = await shareDialog([sparky]);
  expect(await shownLink()).toContain('/s/v1');
  expect(await nickname()).toBe('');
  expect(screen.getByText(t('share.previewNote'))).toBeDefined();
  await user.click(screen.getByRole('switch', { name: t('share.nicknames', { kind: 'creature' }) }));
  await expect.poll(nickname).toBe('Sparky');
  expect(await shownLink()).toContain('/s/v1');
  await user.click(screen.getByRole('switch', { name: t('share.preview') }));
  await expect.poll(shownLink).toContain('/shared#v1');
  expect(await nickname()).toBe('Sparky');
  expect(screen.getByText(t('share.note'))).toBeDefined();
});

test('without a server the link is the one that needs none, and the dialog says why', async () => {
  await shareDialog([sparky], {
    'GET /api/health': () => {
      throw new Refusal(503, 'OVERLOADED', 'The server is very busy.');
    },
  });
  expect(await shownLink()).toContain('/shared#v1');
  expect(screen.getByText(t('share.noServer'))).toBeDefined();
  expect(screen.queryByRole('switch', { name: t('share.nicknames', { kind: 'creature' }) })).toBeNull();
});

test('a team leaves out all nicknames and its name', async () => {
  const team = teamOf(4, [sparky], { name: 'Night shift' });
  const shared = withoutNicknames(sharedTeam(SPECIFIED_SETTINGS, team, byId(sparky)), t('team.name'));
  const read = await readLink(game, (await linkTo(HERE, game, shared, 'preview')) ?? '');
  expect(read).toMatchObject({ creatures: [{ name: '' }], week: { team: { name: t('team.name') } }, notes: [] });
});

test('a box has no preview picture', async () => {
  await shareDialog([sparky, creatureOf(2)]);
  expect(await shownLink()).toContain('/shared#v1');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('the dialog creates a link with a QR code; too many Pokémon are refused', async () => {
  await shareDialog([sparky]);
  expect(await screen.findByRole('img', { name: t('share.code') })).toBeDefined();
  const many = Array.from({ length: 301 }, (_, i) => creatureOf(i));
  await openPage(<ShareDialog request={{ kind: 'creatures', creatures: many }} />);
  expect(await screen.findByText(t('share.limit', { count: 300 }))).toBeDefined();
});
