// Sync of a device with an account: writes, conflicts, being offline, two devices, two tabs.
import type { Creature } from '@oversleep/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOB, openApp, openSignedIn, rest, sessionOf } from '../../testing/app.ts';
import { creatureOf, game, idOf, teamOf } from '../../testing/creatures.ts';
import { createDevice, START } from '../../testing/fake-platform.ts';
import { createFakeServer, type FakeServer } from '../../testing/fake-server.ts';
import { playerDataIn } from '../data/stores.ts';
import { NO_ROOM } from '../data/team-actions.ts';
import { isLoggedIn } from '../data/user.ts';
import { readCreature } from '../data/wire.ts';
import type { AppState } from '../start-up.ts';
import { conflictsIn } from './conflicts.ts';
import { entriesIn, entriesOf } from './outbox.ts';
import { syncStatus } from './sync-status.ts';
// Loaded in advance: loading takes real time, which these tests do not wait for.
import '@oversleep/texts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const statusOf = ({ stores }: AppState) =>
  syncStatus(stores.user.getState(), stores.outbox.getState(), stores.sync.getState());
const teamsOf = ({ stores }: AppState) => stores.teams.getState().teams;
const creaturesOf = ({ stores }: AppState) => stores.creatures.getState().creatures;
const conflictsOf = ({ stores }: AppState) => conflictsIn(stores.outbox.getState(), playerDataIn(stores), game);
const writes = (asked: readonly string[]) => asked.filter((request) => !request.startsWith('GET'));

test('a guest’s changes stay on the device', async () => {
  const { app, server } = await openApp();
  app.teams.putMember(0, 0, creatureOf(1));
  app.settings.set('potSize', 30);
  await rest();
  expect(writes(server.asked)).toEqual([]);
  expect(statusOf(app)).toBe('local');
  expect(teamsOf(app)).toHaveLength(10);
});

test('a change is here at once and on the server soon', async () => {
  const { app, server } = await openSignedIn();
  app.teams.putMember(0, 0, creatureOf(1));
  expect(teamsOf(app)[0]?.members[0]).toBe(idOf(1));
  expect(statusOf(app)).toBe('saving');
  await rest();
  expect(server.teams.get(0)?.members.get(0)?.id).toBe(idOf(1));
  expect(statusOf(app)).toBe('saved');
});

test('several changes in a row are one write each, each based on the version before', async () => {
  const { app, server } = await openSignedIn();
  app.teams.renameTeam(0, 'Nap');
  app.teams.toggleCamp(0);
  app.teams.putMember(0, 2, creatureOf(1));
  await rest();
  expect(writes(server.asked)).toEqual(['PUT /api/team/meta/0', 'PUT /api/team/0/member/2']);
  app.teams.removeMember(0, 2);
  await rest();
  app.teams.renameTeam(0, 'Nap again');
  await rest();
  expect(server.teams.get(0)).toMatchObject({ meta: { name: 'Nap again', camp: true } });
  expect(statusOf(app)).toBe('saved');
  expect(conflictsOf(app)).toEqual([]);
});

test('doubts of an import survive a server of before there were codes, which keeps sentences alone', async () => {
  const { app, server } = await openSignedIn();
  const from = { format: 'pokesleep-csv', at: '2026-11-01T08:00:00Z', raw: 'a,b' };
  const doubts = [{ code: 'levelAssumed', values: { level: 10 } }];
  app.creatures.saveCreature(creatureOf(1, { saved: true, origin: { ...from, doubts } }));
  await vi.waitFor(() =>
    expect(server.creatures.get(idOf(1))).toMatchObject({
      origin: { ...from, doubts, flags: ['No level given; 10 was assumed.'] },
    }),
  );
  const { origin: _, ...rest } = server.creatures.get(idOf(1)) ?? {};
  const answered = { ...rest, origin: { ...from, flags: ['No level given; 10 was assumed.', 'Odd'] } };
  const read = readCreature(game, answered);
  expect(read.ok && read.value.origin?.doubts).toEqual([
    { code: 'asWritten', values: { text: 'No level given; 10 was assumed.' } },
    { code: 'asWritten', values: { text: 'Odd' } },
  ]);
});

test('all data of an account is sent: box, settings, recipes, islands', async () => {
  const { app, server } = await openSignedIn();
  app.creatures.saveCreature(creatureOf(1, { saved: true }));
  app.settings.set('potSize', 57);
  app.settings.set('randomizeNicknames', false);
  app.settings.set('nightcap', 12);
  app.settings.setAreaBonus('cyan', 15);
  app.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 10, SPORE_SALAD: 3 });
  await rest();
  expect(server.creatures.get(idOf(1))).toMatchObject({ saved: true });
  expect(server.settings).toMatchObject({ potSize: 57, randomizeNicknames: false, nightcap: 12 });
  expect(server.areas).toEqual({ cyan: 15 });
  expect(server.recipes).toEqual({ FANCY_APPLE_CURRY: 10, SPORE_SALAD: 3 });
  expect(writes(server.asked).filter((request) => request.includes('recipe'))).toHaveLength(1);
  app.creatures.setSaved(idOf(1), false);
  await rest();
  expect(server.creatures.size).toBe(0);
});

test('members that swap, move to another team, leave and return are all there in the end', async () => {
  const { app, server } = await openSignedIn();
  app.teams.putMember(0, 0, creatureOf(1));
  app.teams.putMember(0, 1, creatureOf(2));
  await rest();
  app.teams.swapMembers([0, 0], [0, 1]);
  await rest();
  app.teams.swapMembers([0, 0], [3, 4]);
  await rest();
  const undo = app.teams.removeMember(3, 4);
  await rest();
  expect(server.creatures.has(idOf(2))).toBe(false);
  undo();
  await rest();
  expect(server.teams.get(0)?.members.get(1)?.id).toBe(idOf(1));
  expect(server.teams.get(3)?.members.get(4)?.id).toBe(idOf(2));
  expect(conflictsOf(app)).toEqual([]);
  expect(statusOf(app)).toBe('saved');
});

test('a deleted team is deleted there too, and undo restores it completely', async () => {
  const { app, server } = await openSignedIn();
  app.teams.renameTeam(4, 'Keepers');
  app.teams.putMember(4, 0, creatureOf(1));
  await rest();
  const undo = app.teams.deleteTeam(4);
  await rest();
  expect(server.teams.has(4)).toBe(false);
  undo();
  await rest();
  expect(server.teams.get(4)).toMatchObject({ meta: { name: 'Keepers' } });
  expect(server.creatures.has(idOf(1))).toBe(true);
  expect(statusOf(app)).toBe('saved');
});

test('offline: changes wait, also across a restart, and are sent when the network is back', async () => {
  const { app, server, device, tab } = await openSignedIn();
  server.mode = 'down';
  app.teams.renameTeam(0, 'Offline');
  await rest();
  expect(statusOf(app)).toBe('offline');
  expect(isLoggedIn(app.stores.user.getState())).toBe(true);
  const again = await openApp(server, device);
  expect(teamsOf(again.app)[0]?.name).toBe('Offline');
  expect(statusOf(again.app)).toBe('offline');
  server.mode = 'up';
  tab.happen('online');
  again.tab.happen('online');
  await rest();
  expect(server.teams.get(0)?.meta.name).toBe('Offline');
  expect(statusOf(again.app)).toBe('saved');
  expect(writes(server.asked).filter((request) => request === 'PUT /api/team/meta/0').length).toBeLessThanOrEqual(3);
});

test('a server that does not answer is asked four times a minute, however long it was away, and at once when the page is shown', async () => {
  const { app, server, tab } = await openSignedIn();
  server.mode = 'down';
  app.teams.renameTeam(0, 'Still here');
  await rest(10 * 60_000);
  server.mode = 'up';
  await rest(15_000);
  expect(server.teams.get(0)?.meta.name).toBe('Still here');

  server.mode = 'down';
  app.teams.renameTeam(0, 'Seen at once');
  await rest(1000);
  expect(statusOf(app)).toBe('offline');
  server.mode = 'up';
  tab.happen('focus');
  await rest(0);
  expect(server.teams.get(0)?.meta.name).toBe('Seen at once');
});

test('a failing server is asked again with growing pauses, and the sync recovers by itself', async () => {
  const { app, server } = await openSignedIn();
  server.mode = 503;
  app.teams.renameTeam(0, 'Patience');
  await rest(60_000);
  const attempts = writes(server.asked).length;
  expect(attempts).toBeGreaterThan(3);
  expect(attempts).toBeLessThan(8);
  expect(app.stores.sync.getState().failure).toMatchObject({ kind: 'server' });
  expect(statusOf(app)).toBe('failed');
  server.mode = 'up';
  await rest(5 * 60_000);
  expect(server.teams.get(0)?.meta.name).toBe('Patience');
  expect(app.stores.sync.getState()).toMatchObject({ failure: null, retryAt: null });
});

test('a change that the server will never accept is set aside with its reason, and the rest goes on', async () => {
  const { app, server, tab } = await openSignedIn();
  server.refuse = { pattern: /^PUT \/api\/user\/pokemon/, status: 409, code: 'LIMIT' };
  app.creatures.saveCreature(creatureOf(1, { saved: true }));
  app.teams.renameTeam(0, 'Goes on');
  await rest();
  expect(server.teams.get(0)?.meta.name).toBe('Goes on');
  expect(entriesIn(app.stores.outbox.getState(), 'setAside')).toMatchObject([
    { target: `creature:${idOf(1)}`, reason: 'LIMIT.' },
  ]);
  expect(statusOf(app)).toBe('failed');
  expect(tab.logged).toContain('Error upserting pokemon in server');
  const sent = server.asked.length;
  await rest(10 * 60_000);
  expect(writes(server.asked.slice(sent))).toEqual([]);

  // It is still here after the next pull, and can be retried.
  await app.sync.run();
  expect(creaturesOf(app)[idOf(1)]).toBeDefined();
  server.refuse = undefined;
  app.sync.retry(`creature:${idOf(1)}`);
  await rest();
  expect(server.creatures.has(idOf(1))).toBe(true);
  expect(statusOf(app)).toBe('saved');
});

test('discarding what was set aside takes the server’s side', async () => {
  const { app, server } = await openSignedIn();
  app.teams.renameTeam(0, 'Stored');
  await rest();
  server.refuse = { pattern: /meta/, status: 400, code: 'BAD_INPUT' };
  app.teams.renameTeam(0, 'Refused');
  await rest();
  app.sync.giveUp('meta:0');
  await rest();
  expect(teamsOf(app)[0]?.name).toBe('Stored');
});

test('a dish unknown to the server does not block the others', async () => {
  const { app, server } = await openSignedIn();
  app.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 10, NO_SUCH_DISH: 3, SPORE_SALAD: 4 });
  await rest();
  expect(server.recipes).toEqual({ FANCY_APPLE_CURRY: 10, SPORE_SALAD: 4 });
  expect(entriesIn(app.stores.outbox.getState(), 'setAside').map(({ target }) => target)).toEqual([
    'recipe:NO_SUCH_DISH',
  ]);
});

test('a change made while it is being sent is sent too', async () => {
  const { app, server } = await openSignedIn();
  server.before = (asked) => {
    if (asked !== 'PUT /api/team/meta/0' || teamsOf(app)[0]?.name !== 'First') return;
    app.teams.renameTeam(0, 'Second');
  };
  app.teams.renameTeam(0, 'First');
  await rest(3_000);
  expect(server.teams.get(0)?.meta.name).toBe('Second');
  expect(statusOf(app)).toBe('saved');
});

test('a deleted creature leaves its teams first, so that they are no conflict', async () => {
  const { app, server } = await openSignedIn();
  const creature = creatureOf(1, { saved: true });
  app.teams.putMember(0, 0, creature);
  app.teams.putMember(0, 1, creatureOf(2));
  app.teams.putMember(3, 2, creature);
  await rest();
  app.box.deleteMany([idOf(1)]);
  await rest();
  expect(statusOf(app)).toBe('saved');
  expect(server.creatures.has(idOf(1))).toBe(false);
  app.teams.renameTeam(0, 'Goes on');
  await rest();
  expect(statusOf(app)).toBe('saved');
});

test('a whole box is sent, changed and deleted in a few calls, with its notes', async () => {
  const { app, server } = await openSignedIn();
  const many = Array.from({ length: 300 }, (_, i) => creatureOf(i + 1, { tags: ['imported'], note: `No. ${i + 1}` }));
  const ids = many.map(({ externalId }) => externalId);
  const before = writes(server.asked).length;
  const undo = app.box.saveMany(many);
  await rest();
  expect(writes(server.asked).slice(before)).toEqual(Array(3).fill('PUT /api/user/pokemons'));
  expect(server.creatures.get(idOf(300))).toMatchObject({ tags: ['imported'], note: 'No. 300', saved: true });
  app.box.changeMany(ids, (creature) => ({ ...creature, level: 50 }));
  await rest();
  expect([...server.creatures.values()].every(({ level }) => level === 50)).toBe(true);
  app.box.deleteMany(ids.slice(0, 120));
  await rest();
  expect(server.creatures.size).toBe(180);
  if (undo !== NO_ROOM) undo();
  await rest();
  expect(server.creatures.size).toBe(0);
  expect(writes(server.asked).length - before).toBe(3 + 3 + 2 + 2);
  expect(statusOf(app)).toBe('saved');
});

test('of many changes at once, only the one that another device has changed is a conflict', async () => {
  const { server, one, two } = await twoDevices();
  two.app.box.changeMany([idOf(1)], (creature) => ({ ...creature, note: 'Theirs' }));
  await rest();
  one.app.box.saveMany([creatureOf(1, { saved: true, note: 'Mine' }), creatureOf(2), creatureOf(3)]);
  await rest();
  expect(entriesOf(one.app.stores.outbox.getState())).toMatchObject([
    { target: `creature:${idOf(1)}`, state: 'conflict', theirs: { note: 'Theirs' } },
  ]);
  expect([server.creatures.has(idOf(2)), server.creatures.has(idOf(3))]).toEqual([true, true]);
});

test('a batch that is refused as a whole is set aside, not sent again one by one', async () => {
  const { app, server } = await openSignedIn();
  server.refuse = { pattern: /pokemons/, status: 409, code: 'LIMIT' };
  app.box.saveMany([creatureOf(1), creatureOf(2)]);
  await rest();
  expect(entriesIn(app.stores.outbox.getState(), 'setAside')).toHaveLength(2);
  expect(server.asked.filter((asked) => asked.startsWith('PUT'))).toHaveLength(1);
});

test('a saved creature that the server has never seen is sent, even without an outbox entry', async () => {
  const { app, server } = await openSignedIn();
  const creature = creatureOf(1, { saved: true });
  app.stores.creatures.setState({ creatures: { [idOf(1)]: creature } });
  await app.sync.run();
  await rest();
  expect(server.creatures.has(idOf(1))).toBe(true);
  expect(creaturesOf(app)[idOf(1)]).toMatchObject({ saved: true });
});

// ── Two devices ──────────────────────────────────────────────────────────────────────────────────────────────────────

async function twoDevices() {
  const server = createFakeServer();
  const one = await openSignedIn(server);
  one.app.teams.putMember(0, 0, creatureOf(1, { saved: true }));
  one.app.teams.renameTeam(0, 'Start');
  await rest();
  const two = await openSignedIn(server);
  return { server, one, two };
}

test('another device gets everything, and sees later changes when it is opened', async () => {
  const { one, two } = await twoDevices();
  expect(teamsOf(two.app)[0]?.name).toBe('Start');
  expect(creaturesOf(two.app)[idOf(1)]).toMatchObject({ saved: true });
  two.app.teams.renameTeam(0, 'From two');
  await rest(31_000);
  one.tab.happen('focus');
  await rest();
  expect(teamsOf(one.app)[0]?.name).toBe('From two');
  expect(entriesOf(one.app.stores.outbox.getState())).toEqual([]);
});

test('an import on another device arrives with the next poll of a visible page', async () => {
  const { one, two } = await twoDevices();
  two.app.box.saveMany([creatureOf(8, { saved: true }), creatureOf(9, { saved: true })]);
  await rest();
  expect(creaturesOf(one.app)[idOf(9)]).toBeUndefined();
  await rest(31_000);
  expect(creaturesOf(one.app)[idOf(8)]).toMatchObject({ saved: true });
  expect(creaturesOf(one.app)[idOf(9)]).toMatchObject({ saved: true });
});

test('the same team changed on both: the player sees both sides and chooses mine', async () => {
  const { server, one, two } = await twoDevices();
  two.app.teams.renameTeam(0, 'Theirs');
  two.app.teams.putMember(0, 3, creatureOf(5));
  await rest();
  one.app.teams.renameTeam(0, 'Mine');
  await rest();
  expect(statusOf(one.app)).toBe('conflict');
  expect(conflictsOf(one.app)).toMatchObject([
    {
      kind: 'team',
      target: 'team:0',
      mine: { team: { name: 'Mine' } },
      theirs: { team: { name: 'Theirs' }, creatures: [{ externalId: idOf(1) }, { externalId: idOf(5) }] },
    },
  ]);

  // Nothing is overwritten while the question is open, whatever happens.
  one.app.teams.toggleCamp(0);
  await one.app.sync.run();
  expect(teamsOf(one.app)[0]).toMatchObject({ name: 'Mine', camp: true });
  expect(server.teams.get(0)?.meta.name).toBe('Theirs');

  one.app.sync.resolve('team:0', 'mine');
  await rest();
  expect(server.teams.get(0)).toMatchObject({ meta: { name: 'Mine', camp: true } });
  // Only the name was changed on both.
  expect([...(server.teams.get(0)?.members.keys() ?? [])]).toEqual([0, 3]);
  expect(teamsOf(one.app)[0]?.members[3]).toBe(idOf(5));
  expect(statusOf(one.app)).toBe('saved');
  one.app.teams.renameTeam(0, 'Mine still');
  await rest();
  expect(statusOf(one.app)).toBe('saved');
});

test('the same team changed on both: the player chooses theirs', async () => {
  const { server, one, two } = await twoDevices();
  two.app.teams.renameTeam(0, 'Theirs');
  two.app.teams.putMember(0, 3, creatureOf(5));
  await rest();
  one.app.teams.renameTeam(0, 'Mine');
  await rest();
  one.app.sync.resolve('team:0', 'theirs');
  await rest();
  expect(teamsOf(one.app)[0]).toMatchObject({ name: 'Theirs' });
  expect(creaturesOf(one.app)[idOf(5)]).toBeDefined();
  expect(server.teams.get(0)?.meta.name).toBe('Theirs');
  expect(statusOf(one.app)).toBe('saved');
});

test.each(['mine', 'theirs'] as const)('the same creature changed on both: %s', async (side) => {
  const { server, one, two } = await twoDevices();
  const edit = (app: AppState, level: number) => {
    const creature = creaturesOf(app)[idOf(1)];
    if (creature) app.creatures.saveCreature({ ...creature, level });
  };
  edit(two.app, 20);
  await rest();
  edit(one.app, 30);
  await rest();
  expect(conflictsOf(one.app)).toMatchObject([{ kind: 'creature', mine: { level: 30 }, theirs: { level: 20 } }]);
  one.app.sync.resolve(`creature:${idOf(1)}`, side);
  await rest();
  const level = side === 'mine' ? 30 : 20;
  expect(server.creatures.get(idOf(1))?.level).toBe(level);
  expect(creaturesOf(one.app)[idOf(1)]?.level).toBe(level);
  expect(statusOf(one.app)).toBe('saved');
});

const edited = (app: AppState, change: Partial<Creature>) => {
  const creature = creaturesOf(app)[idOf(1)];
  if (creature) app.creatures.saveCreature({ ...creature, ...change });
};

test('different fields of a creature changed on two devices are both kept, without a question', async () => {
  const { server, one, two } = await twoDevices();
  edited(two.app, { level: 20, note: 'Theirs' });
  await rest();
  edited(one.app, { skillLevel: 4 });
  await rest();
  expect(server.creatures.get(idOf(1))).toMatchObject({ level: 20, note: 'Theirs', skillLevel: 4 });
  expect(creaturesOf(one.app)[idOf(1)]).toMatchObject({ level: 20, note: 'Theirs', skillLevel: 4 });
  expect(statusOf(one.app)).toBe('saved');
});

test.each(['mine', 'theirs'] as const)(
  'of a creature only the field changed on both is a question: %s',
  async (side) => {
    const { server, one, two } = await twoDevices();
    edited(two.app, { level: 20, note: 'Theirs' });
    await rest();
    edited(one.app, { level: 30, skillLevel: 4 });
    await rest();
    const kept = { note: 'Theirs', skillLevel: 4 };
    expect(conflictsOf(one.app)).toMatchObject([{ mine: { level: 30, ...kept }, theirs: { level: 20, ...kept } }]);
    edited(one.app, { ribbon: 1 });
    await rest();
    one.app.sync.resolve(`creature:${idOf(1)}`, side);
    await rest();
    const result = { ...kept, level: side === 'mine' ? 30 : 20, ribbon: 1 };
    expect(server.creatures.get(idOf(1))).toMatchObject(result);
    expect(creaturesOf(one.app)[idOf(1)]).toMatchObject(result);
    expect(statusOf(one.app)).toBe('saved');
  },
);

test('what was changed while it was being sent is compared with what was sent', async () => {
  const { server, one, two } = await twoDevices();
  edited(one.app, { level: 30 });
  const before = server.asked.length;
  await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(before));
  edited(one.app, { level: 5 });
  edited(two.app, { note: 'Theirs' });
  await rest();
  expect(server.creatures.get(idOf(1))?.level).toBe(5);
  expect(creaturesOf(one.app)[idOf(1)]?.level).toBe(5);
  expect(conflictsOf(one.app)).toEqual([]);
});

test('different fields of a team changed on two devices are both kept, slot by slot', async () => {
  const { server, one, two } = await twoDevices();
  two.app.teams.renameTeam(0, 'Theirs');
  two.app.teams.putMember(0, 3, creatureOf(5));
  await rest();
  one.app.teams.toggleCamp(0);
  one.app.teams.putMember(0, 1, creatureOf(6));
  await rest();
  expect(server.teams.get(0)).toMatchObject({ meta: { name: 'Theirs', camp: true } });
  expect([...(server.teams.get(0)?.members.keys() ?? [])].sort()).toEqual([0, 1, 3]);
  expect(teamsOf(one.app)[0]).toMatchObject({
    name: 'Theirs',
    camp: true,
    members: [idOf(1), idOf(6), null, idOf(5), null],
  });
  expect(statusOf(one.app)).toBe('saved');
});

test('one creature put into different slots on two devices is a question', async () => {
  const { one, two } = await twoDevices();
  const creature = creatureOf(7);
  two.app.teams.putMember(0, 3, creature);
  await rest();
  one.app.teams.putMember(0, 1, creature);
  await rest();
  expect(conflictsOf(one.app)).toMatchObject([{ kind: 'team' }]);
});

test('a device of the release before keeps no common version: what differs is a question, what is alike is none', async () => {
  const { one, two } = await twoDevices();
  const forget = () =>
    one.app.stores.outbox.setState((outbox) => ({
      entries: Object.fromEntries(entriesOf(outbox).map((entry) => [entry.target, { ...entry, base: null }])),
    }));
  edited(two.app, { level: 20 });
  await rest();
  edited(one.app, { skillLevel: 4 });
  forget();
  await rest();
  expect(conflictsOf(one.app)).toMatchObject([{ mine: { skillLevel: 4 }, theirs: { level: 20 } }]);
  const theirs = conflictsOf(one.app).flatMap((conflict) => (conflict.kind === 'creature' ? conflict.theirs : null))[0];
  edited(one.app, { ...theirs });
  one.app.sync.retry(`creature:${idOf(1)}`);
  await rest();
  expect(statusOf(one.app)).toBe('saved');
});

test.each(['mine', 'theirs'] as const)('a team deleted elsewhere and changed here: %s', async (side) => {
  const { server, one, two } = await twoDevices();
  two.app.teams.deleteTeam(0);
  await rest();
  one.app.teams.putMember(0, 1, creatureOf(6));
  await rest();
  expect(conflictsOf(one.app)).toMatchObject([{ kind: 'team', theirs: null }]);
  one.app.sync.resolve('team:0', side);
  await rest();
  expect(server.teams.has(0)).toBe(side === 'mine');
  expect(teamsOf(one.app)[0]?.members[1]).toBe(side === 'mine' ? idOf(6) : null);
  expect(statusOf(one.app)).toBe('saved');
});

test('a creature deleted elsewhere and put into a team here is a question, and mine restores it', async () => {
  const { server, one, two } = await twoDevices();
  two.app.box.deleteMany([idOf(1)]);
  await rest();
  const creature = creaturesOf(one.app)[idOf(1)];
  if (!creature) throw new Error('gone too early');
  one.app.teams.putMember(5, 0, creature);
  await rest();
  expect(statusOf(one.app)).toBe('conflict');
  one.app.sync.resolve('team:5', 'mine');
  await rest();
  expect(server.teams.get(5)?.members.get(0)?.id).toBe(idOf(1));
});

test('putting a creature into a team that was changed elsewhere takes over that change', async () => {
  const { server, one, two } = await twoDevices();
  const [here, there] = [creaturesOf(one.app)[idOf(1)], creaturesOf(two.app)[idOf(1)]];
  if (!here || !there) throw new Error('gone too early');
  two.app.creatures.saveCreature({ ...there, level: 44 });
  await rest();
  one.app.teams.putMember(5, 0, here);
  await rest();
  expect(statusOf(one.app)).toBe('saved');
  expect(creaturesOf(one.app)[idOf(1)]?.level).toBe(44);
  expect(server.creatures.get(idOf(1))?.level).toBe(44);
  expect(server.teams.get(5)?.members.get(0)?.id).toBe(idOf(1));
});

test.each(['mine', 'theirs'] as const)('… unless it was changed here too: %s', async (side) => {
  const { server, one, two } = await twoDevices();
  const [here, there] = [creaturesOf(one.app)[idOf(1)], creaturesOf(two.app)[idOf(1)]];
  if (!here || !there) throw new Error('gone too early');
  two.app.creatures.saveCreature({ ...there, level: 44 });
  await rest();
  const sent = server.asked.length;
  one.app.teams.putMember(5, 0, { ...here, level: 33 });
  await rest(60_000);
  expect(conflictsOf(one.app)).toMatchObject([{ kind: 'creature', mine: { level: 33 }, theirs: { level: 44 } }]);
  expect(writes(server.asked.slice(sent)).length).toBeLessThan(4);
  one.app.sync.resolve(`creature:${idOf(1)}`, side);
  await rest();
  expect(server.creatures.get(idOf(1))?.level).toBe(side === 'mine' ? 33 : 44);
  expect(server.teams.get(5)?.members.get(0)?.id).toBe(idOf(1));
  expect(statusOf(one.app)).toBe('saved');
});

test('a level-up on another device is not undone by moving the creature here', async () => {
  const { server, one, two } = await twoDevices();
  one.app.teams.putMember(0, 1, creatureOf(2));
  await rest(31_000);
  two.tab.happen('focus');
  await rest();
  const creature = creaturesOf(two.app)[idOf(1)];
  if (creature) two.app.creatures.saveCreature({ ...creature, level: 44 });
  await rest();
  one.app.teams.swapMembers([0, 0], [0, 1]);
  await rest();
  expect(server.creatures.get(idOf(1))?.level).toBe(44);
});

// ── Two tabs ─────────────────────────────────────────────────────────────────────────────────────────────────────────

test('two tabs stay in sync, and nothing is sent twice', async () => {
  const device = createDevice();
  const one = await openSignedIn(createFakeServer(), device);
  const { server } = one;
  const two = await openApp(server, device);
  const before = server.asked.length;
  one.app.teams.putMember(0, 0, creatureOf(1));
  two.app.teams.renameTeam(7, 'From the other tab');
  await rest();
  for (const { app } of [one, two]) {
    expect(teamsOf(app)[0]?.members[0]).toBe(idOf(1));
    expect(creaturesOf(app)[idOf(1)]).toBeDefined();
    expect(teamsOf(app)[7]?.name).toBe('From the other tab');
    expect(entriesOf(app.stores.outbox.getState())).toEqual([]);
    expect(statusOf(app)).toBe('saved');
  }
  expect(writes(server.asked.slice(before)).sort()).toEqual(['PUT /api/team/0/member/0', 'PUT /api/team/meta/7']);
  // Versions are shared too: the next write of the other tab is no conflict.
  two.app.teams.removeMember(0, 0);
  await rest();
  expect(conflictsOf(two.app)).toEqual([]);
});

test(`another tab's message may come before its data: a setting and the end of a session still arrive`, async () => {
  const device = createDevice();
  const one = await openSignedIn(createFakeServer(), device);
  // A tab in another process of the browser sees the shared storage a little later.
  const late = new Map(device.local.keys().map((key) => [key, device.local.get(key)]));
  const two = await openApp(one.server, { ...device, local: { ...device.local, get: (key) => late.get(key) ?? null } });
  const arrive = (key: string) => {
    late.set(key, device.local.get(key));
    two.tab.arrive(key);
  };
  one.app.settings.set('potSize', 27);
  await rest();
  expect(two.app.stores.user.getState().potSize).not.toBe(27);
  arrive('oversleep:data:settings');
  await rest();
  expect(two.app.stores.user.getState().potSize).toBe(27);
  device.local.remove('oversleep:session');
  arrive('oversleep:session');
  expect(isLoggedIn(two.app.stores.user.getState())).toBe(false);
});

test('a tab that has not been notified yet does not send again what the other has sent', async () => {
  const device = createDevice({ lag: 200 });
  const one = await openSignedIn(createFakeServer(), device);
  const { server } = one;
  const two = await openApp(server, device);
  one.app.teams.renameTeam(0, 'Once');
  await rest(300);
  expect(entriesOf(two.app.stores.outbox.getState())).toHaveLength(1);
  void one.app.sync.flush();
  void two.app.sync.flush();
  await rest();
  expect(writes(server.asked)).toEqual(['PUT /api/team/meta/0']);
  expect(entriesOf(two.app.stores.outbox.getState())).toEqual([]);
});

test('each tab shows its own team', async () => {
  const device = createDevice();
  const [one, two] = [await openApp(createFakeServer(), device), await openApp(createFakeServer(), device)];
  one.app.teams.setCurrentTeam(4);
  await rest();
  expect(two.app.stores.teams.getState().currentIndex).toBe(0);
});

test('logging out in one tab logs out all', async () => {
  const device = createDevice();
  const one = await openSignedIn(createFakeServer(), device);
  const two = await openApp(one.server, device);
  expect(isLoggedIn(two.app.stores.user.getState())).toBe(true);
  one.app.teams.putMember(0, 0, creatureOf(1));
  await rest();
  await one.app.account.logout();
  await rest();
  for (const { app } of [one, two]) {
    expect(isLoggedIn(app.stores.user.getState())).toBe(false);
    expect(app.stores.user.getState().name).toBe('Guest');
    expect(creaturesOf(app)).toEqual({});
  }
});

test('a session that ends in one tab ends in all, and the data stays in all', async () => {
  const device = createDevice();
  const one = await openSignedIn(createFakeServer(), device);
  const two = await openApp(one.server, device);
  one.app.teams.renameTeam(0, 'Kept');
  await rest();
  one.server.mode = 401;
  await one.app.sync.run();
  await rest();
  for (const { app } of [one, two]) {
    expect(isLoggedIn(app.stores.user.getState())).toBe(false);
    expect(teamsOf(app)[0]?.name).toBe('Kept');
  }
});

test('a change of another tab at the moment of logging out is cleared with the rest', async () => {
  const device = createDevice({ lag: 50 });
  const one = await openSignedIn(createFakeServer(), device);
  const two = await openApp(one.server, device);
  one.app.teams.renameTeam(0, 'Ada’s');
  await rest();
  const gone = one.app.account.logout();
  await rest(10);
  two.app.teams.renameTeam(0, 'Ada’s still');
  await rest();
  await gone;
  for (const { app } of [one, two, await openApp(one.server, device)]) {
    expect(teamsOf(app)[0]?.name).toBe('Helper team 1');
    expect(isLoggedIn(app.stores.user.getState())).toBe(false);
  }
});

// ── Signing in ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** An account with a saved creature of another device. */
async function accountWithBox() {
  const { app, server } = await openSignedIn();
  app.creatures.saveCreature(creatureOf(9, { saved: true }));
  await rest();
  return server;
}

async function guestWithData(server?: FakeServer) {
  const opened = await openApp(server);
  opened.app.teams.putMember(0, 0, creatureOf(1));
  opened.app.creatures.saveCreature(creatureOf(2, { saved: true }));
  opened.app.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 7 });
  await rest();
  return opened;
}

test('a guest without data gets what the account has', async () => {
  const { server } = await twoDevices();
  const { app } = await openSignedIn(server);
  expect(app.stores.sync.getState().question).toBeNull();
  expect(teamsOf(app)[0]?.name).toBe('Start');
});

test('a guest with only further progress keeps that without a question', async () => {
  const { server } = await twoDevices();
  server.recipes.SPORE_SALAD = 30;
  const { app } = await openApp(server);
  app.settings.setRecipeLevels({ FANCY_APPLE_CURRY: 9, SPORE_SALAD: 3 });
  await app.account.signedIn(sessionOf());
  await rest();
  expect(app.stores.sync.getState().question).toBeNull();
  expect(server.recipes).toEqual({ FANCY_APPLE_CURRY: 9, SPORE_SALAD: 30 });
  expect(app.stores.user.getState().recipeLevels).toEqual({ FANCY_APPLE_CURRY: 9, SPORE_SALAD: 30 });
  expect(teamsOf(app)[0]?.name).toBe('Start');
});

test('an account without data takes a guest’s without a question', async () => {
  const { app, server } = await guestWithData();
  await app.account.signedIn(sessionOf());
  await rest();
  expect(statusOf(app)).toBe('saved');
  expect(server.teams.get(0)?.members.get(0)?.id).toBe(idOf(1));
  expect(server.creatures.get(idOf(2))?.saved).toBe(true);
  expect(app.snapshots.list.getState().snapshots).toMatchObject([{ reason: 'firstSync' }]);
});

test('a guest with data is asked, and until then nothing changes on either side', async () => {
  const { server } = await twoDevices();
  const { app } = await guestWithData();
  const guest = await openApp(server, undefined);
  guest.app.teams.setTeam(0, teamOf(0, [creatureOf(8)]), [creatureOf(8)]);
  const sent = server.asked.length;
  await guest.app.account.signedIn(sessionOf());
  await rest(60_000);
  expect(statusOf(guest.app)).toBe('choosing');
  expect(guest.app.stores.sync.getState().question).toMatchObject({
    mine: { teams: 1 },
    theirs: { teams: 1, saved: 1 },
  });
  expect(writes(server.asked.slice(sent))).toEqual([]);
  expect(teamsOf(guest.app)[0]?.members[0]).toBe(idOf(8));
  expect(app.stores.sync.getState().question).toBeNull();
});

test.each(['mine', 'merge'] as const)('keeping %s uploads in one step, with a snapshot before', async (choice) => {
  const { app, server } = await guestWithData(await accountWithBox());
  await app.account.signedIn(sessionOf());
  await rest();
  const sent = server.asked.length;
  expect(await app.sync.answer(choice)).toEqual({ ok: true, leftOver: [] });
  await rest();
  expect(writes(server.asked.slice(sent))).toEqual(['POST /api/user/import']);
  expect(server.teams.get(0)?.members.get(0)?.id).toBe(idOf(1));
  expect(server.creatures.get(idOf(2))?.saved).toBe(true);
  expect(server.recipes).toEqual({ FANCY_APPLE_CURRY: 7 });
  expect(app.stores.user.getState().recipeLevels).toEqual({ FANCY_APPLE_CURRY: 7 });
  expect(app.snapshots.list.getState().snapshots).toMatchObject([{ reason: 'firstSync', teams: 1, creatures: 2 }]);
  expect(statusOf(app)).toBe('saved');
  app.teams.renameTeam(0, 'And on');
  await rest();
  expect(statusOf(app)).toBe('saved');
});

test('keeping theirs takes the account’s, and the guest’s can be restored', async () => {
  const { server } = await twoDevices();
  const { app } = await openApp(server);
  app.teams.putMember(2, 0, creatureOf(8));
  await app.account.signedIn(sessionOf());
  await rest();
  await app.sync.answer('theirs');
  await rest();
  expect(teamsOf(app)[0]?.name).toBe('Start');
  expect(teamsOf(app)[2]?.members[0]).toBeNull();
  expect(server.creatures.has(idOf(8))).toBe(false);
  const [snapshot] = app.snapshots.list.getState().snapshots;
  expect(await app.restore.snapshot(snapshot?.id ?? '')).toEqual({ ok: true, unreadable: 0 });
  await rest();
  expect(teamsOf(app)[2]?.members[0]).toBe(idOf(8));
  expect(server.creatures.has(idOf(8))).toBe(true);
});

test('an upload that fails changes nothing, and the question stays', async () => {
  const { app, server } = await guestWithData(await accountWithBox());
  await app.account.signedIn(sessionOf());
  await rest();
  server.refuse = { pattern: /import/, status: 503, code: 'BUSY' };
  expect(await app.sync.answer('merge')).toMatchObject({ ok: false, failure: { kind: 'server' } });
  expect(teamsOf(app)[0]?.members[0]).toBe(idOf(1));
  expect(statusOf(app)).toBe('choosing');
});

test('a session that ends keeps data and unsent changes, and the same player continues', async () => {
  const { app, server } = await openSignedIn();
  app.teams.renameTeam(0, 'Before');
  await rest();
  server.mode = 401;
  app.teams.renameTeam(0, 'Unsent');
  await rest();
  expect(isLoggedIn(app.stores.user.getState())).toBe(false);
  expect(teamsOf(app)[0]?.name).toBe('Unsent');
  expect(statusOf(app)).toBe('signedOut');
  server.mode = 'up';
  await app.account.signedIn(sessionOf());
  await rest();
  expect(server.teams.get(0)?.meta.name).toBe('Unsent');
  expect(app.stores.sync.getState().question).toBeNull();
  expect(statusOf(app)).toBe('saved');
});

test('a session that ends with nothing to send does not make the data a guest’s', async () => {
  const { app, server } = await openSignedIn();
  server.mode = 401;
  await app.sync.run();
  expect(statusOf(app)).toBe('signedOut');
});

test('another player on the same device does not get the first one’s data, which is set aside', async () => {
  const { app, server } = await openSignedIn();
  app.teams.renameTeam(0, 'Ada’s');
  await rest();
  server.mode = 401;
  await app.sync.run();
  server.mode = 'up';
  server.teams.clear();
  const sent = server.asked.length;
  await app.account.signedIn(sessionOf(BOB));
  await rest();
  expect(teamsOf(app)[0]?.name).toBe('Helper team 1');
  expect(writes(server.asked.slice(sent))).toEqual([]);
  expect(app.stores.notices.getState().putAside).not.toBeNull();
  expect(app.snapshots.list.getState().snapshots).toMatchObject([{ reason: 'anotherAccount' }]);
});
