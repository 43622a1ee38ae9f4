// Players decide by these sentences, so their numbers have to be right.
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { choicesOf, tallyText } from './merge-words.ts';

const t = messages('account');

const mine = { teams: 2, saved: 1, recipes: 0 };
const theirs = { teams: 9, saved: 30, recipes: 4 };
const nothing = { teams: 0, saved: 0, recipes: 0 };

test('only what is there is counted', () => {
  expect(tallyText(mine)).toBe('2 teams and 1 Pokémon in the Pokébox');
  expect(tallyText(theirs)).toBe('9 teams, 30 Pokémon in the Pokébox, and 4 recipe levels');
  expect(tallyText(nothing)).toBe(t('tally.settings'));
});

test('what is replaced or does not fit is named', () => {
  const [merge, keepMine, keepTheirs] = choicesOf({ mine, theirs, leftOver: 1 });
  expect(merge?.caution).toContain("1 team doesn't fit");
  expect(choicesOf({ mine, theirs: { ...theirs, saved: 2000 }, leftOver: 0 })[0]?.caution).toContain('could be 2001');
  expect(keepMine?.caution).toContain('9 teams');
  expect(keepTheirs?.caution).toContain('2 teams');
});

test('there is no warning where nothing is lost', () => {
  const [merge, keepMine] = choicesOf({ mine, theirs: nothing, leftOver: 0 });
  expect([merge?.caution, keepMine?.caution]).toEqual([null, null]);
});
