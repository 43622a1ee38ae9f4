// The reasons for and against keeping a Pokémon.
import { gameOf, type Verdict } from '@oversleep/game';
import { expect, test } from 'vitest';
import { oddsSource } from '../../parts/words/odds-source.ts';
import { creatureOf, verdictsOn } from '../../testing/creatures.ts';
import { bestForText, rankNotes, rankText, reasonText } from './keep-words.ts';

const game = gameOf('2025-10');
const pikachu = creatureOf(1, { pokemon: 'PIKACHU', name: 'Old' });
const better = creatureOf(2, {
  pokemon: 'PIKACHU',
  name: 'New',
  nature: 'Adamant',
  subskills: ['Berry Finding S', 'Helping Speed M', 'Helping Bonus', null, null],
});
const verdicts = verdictsOn(game, [pikachu, better]);
const said = (id: string): readonly string[] => {
  const verdict = verdicts.get(id);
  return verdict?.reasons.map((reason) => reasonText(game, reason, () => 'New')) ?? [];
};

test('reasons name the better one, the good roll and the only one with an ingredient', () => {
  expect(said(pikachu.externalId).join(' ')).toContain('New is at least as good at everything.');
  expect(said(better.externalId).join(' ')).toMatch(/Good roll: top [\d.]+% for berries\./);
  expect(reasonText(game, { kind: 'onlyMaker', of: 'ingredient', name: 'Leek' }, String)).toBe(
    'Your only Pokémon that finds Large Leek.',
  );
  expect(bestForText({ aim: 'ingredients', ingredient: 'Leek' })).toBe('Best for ingredients, especially Large Leek.');
});

test('notes give the source of the odds and count open slots without a sub skill', () => {
  const verdict: Verdict | undefined = verdicts.get(better.externalId);
  const note = verdict && rankNotes('Pikachu', { ...verdict, blanks: 2 }).join(' ');
  expect(note).toContain('Compared with all possible Pikachu at Lv. 60.');
  expect(note).toContain(oddsSource());
  expect(note).toContain("2 unlocked Sub Skill slots aren't filled in and count as empty.");
});

test('a good rank is a top share, a poor one says how many rolls it beats', () => {
  expect(rankText(0.032)).toBe('top 3.2%');
  expect(rankText(0.9576)).toBe('better than 4% of rolls');
});
