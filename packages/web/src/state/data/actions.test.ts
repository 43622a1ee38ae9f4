// A player's actions on teams, creatures and settings, and their undo.
import type { SwapPlan } from '@oversleep/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../../testing/app.ts';
import { creatureOf, idOf, teamOf } from '../../testing/creatures.ts';
import { START } from '../../testing/fake-platform.ts';
import { SPECIFIED } from '../../testing/specified.ts';
import { avatarChoices } from '../account/avatars.ts';
import { boxOf } from './data.ts';
import { NO_ROOM } from './team-actions.ts';
import { currentTeam } from './teams.ts';
import { gameFor, islandOfTeam, islandsOf, potSizeOf } from './user.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

async function setUp() {
  const { app } = await openApp();
  app.settings.setEdition(SPECIFIED);
  const team = (index = 0) => app.stores.teams.getState().teams[index] ?? teamOf(index, []);
  const creatures = () => app.stores.creatures.getState().creatures;
  return { app, team, creatures };
}

test('teams wrap around', async () => {
  const { app } = await setUp();
  app.teams.previousTeam();
  expect(currentTeam(app.stores.teams.getState()).name).toBe('Helper team 10');
  app.teams.nextTeam();
  expect(app.stores.teams.getState().currentIndex).toBe(0);
});

test('a name is cut to 24 characters, and an empty one becomes the default', async () => {
  const { app, team } = await setUp();
  app.teams.renameTeam(2, ' A name that is much longer than allowed ');
  expect(team(2).name).toBe('A name that is much long');
  app.teams.renameTeam(2, '  ');
  expect(team(2).name).toBe('Helper team 3');
});

test('a new member is selected; a removed one is deleted unless it is saved', async () => {
  const { app, team, creatures } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1));
  app.teams.putMember(0, 2, creatureOf(2, { saved: true }));
  expect(team().memberIndex).toBe(2);
  app.teams.removeMember(0, 2);
  expect(team().memberIndex).toBe(0);
  app.teams.removeMember(0, 0);
  expect(Object.keys(creatures())).toEqual([idOf(2)]);
  expect(boxOf(creatures())).toHaveLength(1);
});

test('a removed member stays if it is in another team or compared', async () => {
  const { app, creatures } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1));
  app.teams.putMember(1, 0, creatureOf(1));
  app.creatures.compare(creatureOf(2));
  app.teams.putMember(0, 1, creatureOf(2));
  app.teams.deleteTeam(0);
  expect(Object.keys(creatures()).sort()).toEqual([idOf(1), idOf(2)]);
  app.creatures.clearComparison();
  expect(Object.keys(creatures())).toEqual([idOf(1)]);
});

test('a copy has its own id, no version, is not saved, and needs a free slot', async () => {
  const { app, team, creatures } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1, { saved: true, level: 33 }));
  expect(app.teams.duplicateMember(0, 0)).not.toBe(NO_ROOM);
  const id = team().members[1] ?? '';
  expect(id).not.toBe(idOf(1));
  expect(creatures()[id]).toMatchObject({ level: 33, saved: false, version: 0 });
  for (let i = 0; i < 3; i += 1) app.teams.duplicateMember(0, 0);
  expect(app.teams.duplicateMember(0, 0)).toBe(NO_ROOM);
});

test('replacing a team as a whole can be undone', async () => {
  const { app, team, creatures } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1));
  app.teams.toggleCamp(0);
  const undo = app.teams.setTeam(0, teamOf(5, [creatureOf(3)], { name: 'From the tier list' }), [creatureOf(3)]);
  expect(team()).toMatchObject({ index: 0, name: 'From the tier list', camp: false });
  expect(Object.keys(creatures())).toEqual([idOf(3)]);
  app.teams.renameTeam(7, 'Since then');
  undo();
  expect(team()).toMatchObject({ name: 'Helper team 1', camp: true, members: [idOf(1), null, null, null, null] });
  expect(Object.keys(creatures())).toEqual([idOf(1)]);
  expect(team(7).name).toBe('Since then');
});

test('a snacking member goes on snacking after a swap, also in another team', async () => {
  const { app, team } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1));
  app.teams.setSnacking(0, idOf(1), true);
  app.teams.swapMembers([0, 0], [3, 2]);
  expect(team(0)).toMatchObject({ snacking: [], members: [null, null, null, null, null] });
  expect(team(3)).toMatchObject({ snacking: [idOf(1)], members: [null, null, idOf(1), null, null] });
  app.teams.setSnacking(3, idOf(1), false);
  expect(team(3).snacking).toEqual([]);
});

test('a new team begins with the settings of the last one, unless it has its own', async () => {
  const { app, team } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1));
  expect(team(0)).toMatchObject({ camp: false, recipeType: 'curry' });
  app.teams.toggleCamp(0);
  app.teams.updateRecipeType(0, 'salad');
  app.teams.updateIsland(0, { shortName: 'cyan', berries: ['ORAN'] });
  const undo = app.teams.putMember(1, 0, creatureOf(2));
  expect(team(1)).toMatchObject({ name: 'Helper team 2', camp: true, recipeType: 'salad', island: team(0).island });
  undo();
  expect(team(1)).toMatchObject({ camp: false, recipeType: 'curry', members: [null, null, null, null, null] });
  app.teams.updateRecipeType(2, 'dessert');
  app.teams.putMember(2, 0, creatureOf(3));
  expect(team(2)).toMatchObject({ camp: false, recipeType: 'dessert' });
  app.teams.swapMembers([2, 0], [4, 1]);
  expect(team(4)).toMatchObject({ recipeType: 'dessert', camp: false });
});

test('ten creatures can be compared, and a copy keeps the figures of the original', async () => {
  const { app } = await setUp();
  const members = () => app.stores.comparison.getState().members;
  for (let n = 0; n < 9; n += 1) app.creatures.compare(creatureOf(n));
  app.creatures.setCompared(idOf(0), { team: 3 } as never, 'camp');
  expect(app.creatures.duplicateCompared(idOf(0))).not.toBe(NO_ROOM);
  expect(members()[9]?.seen).toBe('camp');
  expect(app.creatures.compare(creatureOf(20))).toBe(NO_ROOM);
  expect(app.creatures.duplicateCompared(idOf(0))).toBe(NO_ROOM);
  const undo = app.creatures.removeCompared(idOf(3));
  expect(members()).toHaveLength(9);
  if (typeof undo === 'function') undo();
  expect(members().map(({ externalId }) => externalId)).toContain(idOf(3));
});

test('a deleted creature is gone everywhere, and undo brings it back everywhere', async () => {
  const { app, team, creatures } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1, { saved: true }));
  app.teams.putMember(4, 3, creatureOf(1, { saved: true }));
  app.creatures.compare(creatureOf(1, { saved: true }));
  const undo = app.box.deleteMany([idOf(1)]);
  expect(creatures()).toEqual({});
  expect([team(0).members[0], team(4).members[3]]).toEqual([null, null]);
  expect(app.stores.comparison.getState().members).toEqual([]);
  undo();
  expect([team(0).members[0], team(4).members[3]]).toEqual([idOf(1), idOf(1)]);
  expect(boxOf(creatures())).toHaveLength(1);
  expect(app.stores.comparison.getState().members).toHaveLength(1);
});

test('settings are limited to what the edition allows', async () => {
  const { app } = await setUp();
  const user = () => app.stores.user.getState();
  expect(potSizeOf(user())).toBe(69);
  app.settings.set('potSize', 16);
  expect(user().potSize).toBe(18);
  app.settings.set('potSize', 500);
  expect(user().potSize).toBe(69);
  app.settings.setAreaBonus('cyan', 80);
  expect(user().islands).toEqual({ cyan: { areaBonus: 75 } });
  const island = { shortName: 'cyan', berries: ['ORAN'], areaBonus: 0 };
  expect(islandOfTeam(user(), { island })).toEqual({ ...island, areaBonus: 75 });
  expect(islandsOf(user()).find(({ shortName }) => shortName === 'cyan')).toMatchObject({
    name: 'Cyan Beach',
    areaBonus: 75,
  });
  app.settings.setRecipeLevels({ SPORE_SALAD: 99 });
  expect(user().recipeLevels).toEqual({ SPORE_SALAD: 65 });
  app.settings.set('potSize', null);
  app.settings.setEdition('2026-08');
  expect(potSizeOf(user())).toBe(81);
  expect(gameFor(user()).edition).toBe('2026-08');
});

test('a search text lifts the filter for final stages, and clearing it restores the filter', async () => {
  const { app } = await setUp();
  const filter = () => app.stores.search.getState().finalStageOnly;
  app.search.searchFor('pi');
  expect(filter()).toBe(false);
  app.search.searchFor(' ');
  expect(filter()).toBe(true);
  app.search.setUserFinalStageOnly(false);
  app.search.searchFor('');
  expect(filter()).toBe(false);
});

test('avatars: all players choose portraits, supporters also happy ones, and shiny ones are for none', async () => {
  const { app } = await setUp();
  const avatars = {
    RAICHU: 'portrait/raichu.png',
    PIKACHU: 'portrait/pikachu.png',
    PIKACHU_happy: 'happy/pikachu.png',
    PIKACHU_shiny: 'portrait/pikachu_shiny.png',
    default: 'default.png',
  };
  const game = gameFor(app.stores.user.getState());
  expect(avatarChoices({ avatars }, game, false).map(({ name }) => name)).toEqual(['PIKACHU', 'RAICHU']);
  expect(avatarChoices({ avatars }, game, true).map(({ name }) => name)).toEqual([
    'PIKACHU',
    'PIKACHU_happy',
    'RAICHU',
  ]);
});

test('dialogs open and close', async () => {
  const { app } = await setUp();
  const onSelect = vi.fn();
  app.dialogs.openSearch({ onSelect });
  expect(app.stores.dialogs.getState().search).toEqual({ onSelect });
  app.dialogs.close('search');
  expect(app.stores.dialogs.getState().search).toBeNull();
});

test('a team is copied into the first unused one, with new members', async () => {
  const { app, team, creatures } = await setUp();
  app.teams.putMember(0, 1, creatureOf(1, { name: 'Sparky', saved: true }));
  app.teams.setSnacking(0, idOf(1), true);
  app.teams.renameTeam(1, 'Mine');
  const copied = app.teams.duplicateTeam(0);
  if (copied === NO_ROOM) throw new Error('no room');
  expect(copied.to).toBe(2);
  const id = team(2).members[1] ?? '';
  expect(id).not.toBe(idOf(1));
  expect(creatures()[id]).toMatchObject({ name: 'Sparky', saved: false });
  expect(team(2)).toMatchObject({ name: 'Helper team 3', snacking: [id] });
  copied.undo();
  expect(team(2).members[1]).toBeNull();
  expect(Object.keys(creatures())).toEqual([idOf(1)]);
});

test('a copied team keeps its name, and ten teams leave no room', async () => {
  const { app, team } = await setUp();
  app.teams.renameTeam(0, 'Weekend');
  app.teams.duplicateTeam(0);
  expect(team(1).name).toBe('Copy of Weekend');
  for (let index = 2; index < 10; index += 1) app.teams.renameTeam(index, 'Taken');
  expect(app.teams.duplicateTeam(0)).toBe(NO_ROOM);
});

test('a creature that is already in the team moves and is never copied', async () => {
  const { app, team, creatures } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1, { name: 'Sparky', saved: true }));
  app.teams.putMember(0, 1, creatureOf(2));
  const undo = app.teams.putMember(0, 3, creatureOf(1, { name: 'Sparky', saved: true }));
  expect(team().members).toEqual([null, idOf(2), null, idOf(1), null]);
  expect(Object.keys(creatures())).toHaveLength(2);
  undo();
  expect(team().members).toEqual([idOf(1), idOf(2), null, null, null]);
  // Onto an occupied slot the two swap; onto its own slot nothing changes.
  app.teams.putMember(0, 1, creatureOf(1, { name: 'Sparky' }));
  expect(team().members).toEqual([idOf(2), idOf(1), null, null, null]);
  app.teams.putMember(0, 1, creatureOf(1, { level: 12 }));
  expect(team().members).toEqual([idOf(2), idOf(1), null, null, null]);
});

test('a copy can be put into another team', async () => {
  const { app, team, creatures } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1));
  const undo = app.teams.copyMember([0, 0], [4, 2]);
  expect(creatures()[team(4).members[2] ?? '']?.pokemon).toBe('PIKACHU');
  undo();
  expect(team(4).members[2]).toBeNull();
  expect(Object.keys(creatures())).toEqual([idOf(1)]);
});

test('the last choice on an island is remembered', async () => {
  const { app, team } = await setUp();
  app.teams.updateIsland(0, { shortName: 'greengrass', berries: ['LUM', 'ORAN'] });
  app.teams.updateIsland(0, { shortName: 'cyan', berries: [] });
  expect(team().island.shortName).toBe('cyan');
  expect(app.stores.teams.getState().islandChoices.greengrass?.berries).toEqual(['LUM', 'ORAN']);
});

test('changes of many creatures are one step with one undo: add with a team, set levels, delete', async () => {
  const { app, team, creatures } = await setUp();
  const many = Array.from({ length: 60 }, (_, i) => creatureOf(i + 1));
  const imported = app.box.saveMany(many, [teamOf(3, many.slice(0, 5))]);
  expect(boxOf(creatures())).toHaveLength(60);
  expect(team(3).members[4]).toBe(idOf(5));
  const ids = many.slice(0, 10).map(({ externalId }) => externalId);
  const levelled = app.box.changeMany(ids, (creature) => ({ ...creature, level: 10 }));
  expect(boxOf(creatures()).filter(({ level }) => level === 10)).toHaveLength(10);
  levelled();
  expect(boxOf(creatures()).filter(({ level }) => level === 10)).toHaveLength(0);
  const deleted = app.box.deleteMany(ids);
  expect(boxOf(creatures())).toHaveLength(50);
  expect(team(3).members).toEqual([null, null, null, null, null]);
  deleted();
  expect(team(3).members[4]).toBe(idOf(5));
  if (imported !== NO_ROOM) imported();
  expect(creatures()).toEqual({});
});

test('a box holds 2,000: more are refused as a whole, and creatures that are in it take no extra room', async () => {
  const { app, creatures } = await setUp();
  const many = Array.from({ length: 2000 }, (_, i) => creatureOf(i + 1));
  app.box.saveMany(many);
  expect(app.box.saveMany([creatureOf(1), creatureOf(3000)])).toBe(NO_ROOM);
  expect(app.box.saveMany([creatureOf(1, { level: 3 })])).not.toBe(NO_ROOM);
  expect(boxOf(creatures())).toHaveLength(2000);
  expect(creatures()[idOf(1)]?.level).toBe(3);
});

test('a Pokémon that takes turns is kept, follows its team, and leaves the rotation when it is deleted', async () => {
  const { app, team, creatures } = await setUp();
  const [one, two, three] = [creatureOf(1), creatureOf(2), creatureOf(3)];
  const rotation: SwapPlan = {
    lineups: [
      [idOf(1), idOf(2)],
      [idOf(3), idOf(2)],
    ],
    changes: [
      { lineup: 0, at: 'wakeup' },
      { lineup: 1, at: 'bedtime' },
    ],
  };
  app.teams.setTeam(0, { ...teamOf(0, [one, two]), rotation, snacking: [idOf(3)] }, [one, two, three]);
  expect(creatures()[idOf(3)]?.saved).toBe(true);
  expect(team().snacking).toEqual([idOf(3)]);

  const undo = app.teams.putMember(0, 1, creatureOf(4));
  expect(team().rotation?.lineups).toEqual([
    [idOf(1), idOf(4)],
    [idOf(3), idOf(4)],
  ]);
  undo();
  expect(team().rotation).toEqual(rotation);

  app.teams.duplicateTeam(0);
  const copied = team(1);
  expect(copied.rotation?.lineups).toEqual([
    [copied.members[0], copied.members[1]],
    [idOf(3), copied.members[1]],
  ]);

  app.box.deleteMany([idOf(3)]);
  expect(team().rotation?.lineups).toEqual([[idOf(1), idOf(2)], [idOf(2)]]);
});
