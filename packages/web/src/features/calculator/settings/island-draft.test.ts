// Choosing an island and what Snorlax likes there.
import { gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { creatureOf } from '../../../testing/creatures.ts';
import {
  afterClick,
  choiceOn,
  completed,
  draftOf,
  type ExpertDraft,
  expertDraft,
  helpersFor,
  promoted,
  roleOf,
  withBerry,
  withChoice,
} from './island-draft.ts';

const game = gameOf('2026-08');
const cyan = game.islands.get('cyan');
const greengrass = game.islands.get('greengrass');

test('an island offers its own berries until others are chosen', () => {
  const draft = draftOf({ shortName: 'cyan', berries: [] }, {});
  expect(choiceOn(cyan, draft).berries).toEqual(['ORAN', 'PAMTRE', 'PECHA']);
  expect(choiceOn(cyan, withChoice(draft, { berries: ['LUM'] })).berries).toEqual(['LUM']);
});

test('what was chosen on Greengrass is still there after a look at another island', () => {
  const draft = draftOf({ shortName: 'cyan', berries: [] }, { greengrass: { berries: ['LUM', 'ORAN'] } });
  expect(choiceOn(greengrass, { ...draft, shortName: 'greengrass' }).berries).toEqual(['LUM', 'ORAN']);
  expect(choiceOn(greengrass, draftOf({ shortName: 'greengrass', berries: [] }, {})).berries).toEqual([]);
});

test('berries are added and taken away in the order of the game', () => {
  const two = withBerry(game, ['WIKI'], 'ORAN', true);
  expect(two).toEqual(['ORAN', 'WIKI']);
  expect(withBerry(game, two, 'WIKI', false)).toEqual(['ORAN']);
});

describe('expert islands', () => {
  const click = (draft: ExpertDraft, ...names: readonly string[]) =>
    names.reduce((now, name) => afterClick(now, name, game.rules.maxSubFavourites), draft);
  const none = expertDraft({ berries: [] });

  test('the first berry is the main favourite, two more follow, a fourth has no room', () => {
    expect(click(none, 'LUM', 'ORAN', 'WIKI', 'PECHA')).toMatchObject({ main: 'LUM', sub: ['ORAN', 'WIKI'] });
  });

  test('a second click takes a berry away', () => {
    expect(click(none, 'LUM', 'ORAN', 'ORAN', 'LUM')).toMatchObject({ main: undefined, sub: [] });
  });

  test('one of the others can become the main favourite', () => {
    const draft = promoted(click(none, 'LUM', 'ORAN', 'WIKI'), 'WIKI');
    expect(draft).toMatchObject({ main: 'WIKI', sub: ['ORAN', 'LUM'] });
    expect(roleOf(draft, 'LUM')).toBe('sub');
  });

  test('without a main favourite there is nothing to save', () => {
    expect(completed(none)).toBeUndefined();
    expect(completed(click(none, 'LUM'))).toEqual({ main: 'LUM', sub: [], bonus: 'berry' });
  });
});

test('counts the members that collect a berry', () => {
  const team = [creatureOf(1), creatureOf(2), creatureOf(3, { pokemon: 'BULBASAUR' })];
  expect(helpersFor(game, team, 'GREPA')).toBe(2);
  expect(helpersFor(game, team, 'LUM')).toBe(0);
});
