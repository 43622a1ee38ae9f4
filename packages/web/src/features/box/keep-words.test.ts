// The reasons for and against keeping a Pokémon.
import { DEFAULT_EDITION, gameOf, type Verdict, verdictsOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { creatureOf } from '../../testing/creatures.ts';
import { bestForText, rankNotes, reasonText } from './keep-words.ts';

const game = gameOf(DEFAULT_EDITION);
const pikachu = creatureOf(1, { pokemon: 'PIKACHU', name: 'Old' });
const better = creatureOf(2, {
  pokemon: 'PIKACHU',
  name: 'New',
  nature: 'Adamant',
  subskills: ['Berry Finding S', 'Helping Speed M', 'Helping Bonus', null, null],
});
const verdicts = verdictsOf(game, [pikachu, better], { inTeams: new Set() });
const said = (id: string): readonly string[] => {
  const verdict = verdicts.get(id);
  return verdict?.reasons.map((reason) => reasonText(game, reason, () => 'New')) ?? [];
};

test('reasons name the better one, the good roll and the only one with an ingredient', () => {
  expect(said(pikachu.externalId).join(' ')).toContain('New is at least as good in everything.');
  expect(said(better.externalId).join(' ')).toMatch(/A good roll: top [\d.]+% for berries\./);
  expect(reasonText(game, { kind: 'onlyMaker', of: 'ingredient', name: 'Leek' }, String)).toBe(
    'Nobody else in your box brings Large Leek.',
  );
  expect(bestForText(game, { aim: 'ingredients', ingredient: 'Leek' })).toBe(
    'Best for ingredients, most of all Large Leek.',
  );
});

test('notes give the source of the odds and count open slots without a sub skill', () => {
  const verdict: Verdict | undefined = verdicts.get(better.externalId);
  const note = verdict && rankNotes('Pikachu', { ...verdict, blanks: 2 }).join(' ');
  expect(note).toContain('Among all catches of Pikachu at level 60. Odds from 2,095 sub skill slots');
  expect(note).toContain('gold may be 10% more frequent');
  expect(note).toContain('2 open slots have no sub skill here and count as empty.');
});
