// Several devices with one team: no device overwrites what it has not seen.
import { routes, type TeamAnswer } from '@oversleep/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CallOptions, type Player, startTestServer, type TestServer } from './harness.ts';
import { contentOf } from './rows.ts';
import { creature, ifMatch, team } from './samples.ts';
import { STORE_KINDS } from './stores.ts';

const DEVICES = [0, 1, 2, 3, 4, 5, 6, 7];

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let player: Player;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    player = await server.player();
  });

  const teams = async (): Promise<TeamAnswer[]> => (await server.call(routes.teams, { as: player })).json().teams;
  const first = async (): Promise<TeamAnswer> => {
    const [found] = await teams();
    if (!found) throw new Error('there is no team');
    return found;
  };
  const put = (body: unknown, options: CallOptions = {}) =>
    server.call(routes.putTeam, { as: player, params: { teamIndex: 0 }, body, ...options });
  const putMember = (memberIndex: number, body: unknown, options: CallOptions = {}) =>
    server.call(routes.putMember, { as: player, params: { teamIndex: 0, memberIndex }, body, ...options });
  const deleteMember = (memberIndex: number, options: CallOptions = {}) =>
    server.call(routes.deleteMember, { as: player, params: { teamIndex: 0, memberIndex }, ...options });
  const deleteTeam = (options: CallOptions = {}) =>
    server.call(routes.deleteTeam, { as: player, params: { teamIndex: 0 }, ...options });

  test('a write that knows the latest version goes through, by header or body', async () => {
    const made = (await put(team())).json();
    const second = await put(team({ name: 'Second' }), ifMatch(made.version));
    expect(second.statusCode).toBe(200);
    const third = await put({ ...team({ name: 'Third' }), version: second.json().version });
    expect(third.json()).toMatchObject({ name: 'Third' });
    expect((await first()).version).toBe(third.json().version);
  });

  test('an outdated one gets the team as it is, with its members', async () => {
    const { version } = (await put(team())).json();
    await putMember(2, creature());
    for (const answer of [
      await put(team({ name: 'Late' }), ifMatch(version)),
      await put({ ...team({ name: 'Late' }), version }),
      await putMember(0, creature(), ifMatch(version)),
      await deleteMember(2, ifMatch(version)),
      await deleteTeam(ifMatch(version)),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: await first() });
    }
    expect(await first()).toMatchObject({ name: 'Night owls', members: [{ memberIndex: 2 }] });
  });

  test('a refused member leaves no creature behind', async () => {
    const { version } = (await put(team())).json();
    await put(team({ name: 'Newer' }));
    const before = await contentOf(server.store);
    expect((await putMember(0, creature(), ifMatch(version))).statusCode).toBe(409);
    expect(await contentOf(server.store)).toEqual(before);
  });

  test('without a version the last write wins', async () => {
    await put(team({ name: 'One' }));
    expect((await put({ ...team({ name: 'Two' }), version: 0 })).statusCode).toBe(200);
    expect((await first()).name).toBe('Two');
  });

  test('a version of a team that was deleted does not bring it back', async () => {
    const { version } = (await put(team())).json();
    await deleteTeam();
    for (const answer of [await put(team(), ifMatch(version)), await putMember(0, creature(), ifMatch(version))]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().current).toBeNull();
    }
    expect(await teams()).toEqual([]);
  });

  test('a team that was deleted and made again is another one than before', async () => {
    const { version } = (await put(team({ name: 'Old' }))).json();
    await deleteTeam();
    await put(team({ name: 'New' }));
    expect((await put(team({ name: 'Old, edited' }), ifMatch(version))).statusCode).toBe(409);
    expect((await first()).name).toBe('New');
  });

  test('the member’s own version is that of the creature', async () => {
    const sent = creature();
    const stored = (await putMember(0, sent)).json();
    await server.call(routes.putCreature, { as: player, body: { ...sent, level: 99 } });
    const late = await putMember(0, { ...sent, level: 1, version: stored.version });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ externalId: sent.externalId, level: 99 });
    expect(late.json().current).not.toHaveProperty('memberIndex');
    expect((await first()).members).toMatchObject([{ level: 99 }]);
    const { version } = late.json().current;
    expect((await putMember(0, { ...sent, level: 1, version })).statusCode).toBe(200);
  });

  test('devices that edit the settings at once: one wins, the others see its work', async () => {
    const { version } = (await put(team())).json();
    const answers = await Promise.all(
      DEVICES.map((device) => put(team({ name: `Device ${device}` }), ifMatch(version))),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, DEVICES.length - 1]);
    const name = won[0]?.json().name;
    for (const answer of lost) expect(answer.json().current.name).toBe(name);
    expect((await first()).name).toBe(name);
  });

  test('devices that fill the same place at once: one wins, and only its creature stays', async () => {
    const { version } = (await put(team())).json();
    const sent = DEVICES.map(() => creature({ saved: false }));
    const answers = await Promise.all(sent.map((one) => putMember(0, one, ifMatch(version))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(DEVICES.length - 1);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await first()).members).toMatchObject([{ externalId: won.externalId }]);
    const rows = await server.store.client.run('select external_id from creatures where user_id = $1', [player.userId]);
    expect(rows).toEqual([{ external_id: won.externalId }]);
  });

  test('settings against members against deletion: whatever is acknowledged has seen the rest', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = (await put(team({ name: 'Start' }))).json();
      const answers = await Promise.all([
        put(team({ name: 'Edited' }), ifMatch(made.version)),
        putMember(0, creature(), ifMatch(made.version)),
        deleteTeam(ifMatch(made.version)),
      ]);
      const [edited, filled, deleted] = answers.map(({ statusCode }) => statusCode === 200);
      expect([edited, filled, deleted].filter(Boolean)).toHaveLength(1);
      const [found] = await teams();
      expect(found?.name).toBe(deleted ? undefined : edited ? 'Edited' : 'Start');
      expect(found?.members.length).toBe(deleted ? undefined : filled ? 1 : 0);
      await deleteTeam();
    }
  });

  test('without versions five devices fill a new team at once, and all five are in it', async () => {
    const answers = await Promise.all([0, 1, 2, 3, 4].map((place) => putMember(place, creature({ saved: false }))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await teams()).toHaveLength(1);
    expect((await first()).members.map(({ memberIndex }) => memberIndex)).toEqual([0, 1, 2, 3, 4]);
    const versions = answers.map((answer) => answer.json().teamVersion);
    expect(new Set(versions).size).toBe(5);
    expect((await first()).version).toBe(Math.max(...versions));
  });
});
