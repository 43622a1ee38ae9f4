// A choice between two versions is only a choice if one sees what differs.
import { expect, test } from 'vitest';
import type { Conflict } from '../../state/sync/conflicts.ts';
import { creatureOf, game, idOf, teamOf } from '../../testing/creatures.ts';
import { conflictTitle, sidesOf } from './conflict-facts.ts';

const sparky = creatureOf(1, { name: 'Sparky', level: 50 });
const base = { target: `creature:${idOf(1)}`, id: idOf(1), reason: '' } as const;

test('of two creatures only what differs is named', () => {
  const conflict: Conflict = { kind: 'creature', ...base, mine: sparky, theirs: { ...sparky, level: 60, shiny: true } };
  expect(sidesOf(conflict, game, 'en')).toEqual({
    mine: [
      { label: 'Level', text: '50' },
      { label: 'Shiny', text: 'No' },
    ],
    theirs: [
      { label: 'Level', text: '60' },
      { label: 'Shiny', text: 'Yes' },
    ],
  });
  expect(conflictTitle(conflict, game, 'en')).toBe('Sparky (Pikachu), level 50');
});

test('a mint or a chosen skill that only one side knows of is named', () => {
  const mine = { ...sparky, mint: true, chosenSkill: 'METRONOME' } as const;
  const conflict: Conflict = { kind: 'creature', ...base, mine, theirs: sparky };
  expect(sidesOf(conflict, game, 'en')).toEqual({
    mine: [
      { label: 'Nature', text: 'Bashful (mint)' },
      { label: 'Chosen skill', text: 'Metronome' },
    ],
    theirs: [{ label: 'Nature', text: 'Bashful' }],
  });
});

test('favourite, tags and note are told apart', () => {
  const mine = { ...sparky, favourite: true, tags: ['berry', 'week 3'], note: 'Mine' } as const;
  const conflict: Conflict = { kind: 'creature', ...base, mine, theirs: sparky };
  expect(sidesOf(conflict, game, 'en')).toEqual({
    mine: [
      { label: 'Favourite', text: 'Yes' },
      { label: 'Tags', text: 'berry, week 3' },
      { label: 'Note', text: 'Mine' },
    ],
    theirs: [
      { label: 'Favourite', text: 'No' },
      { label: 'Tags', text: 'None' },
      { label: 'Note', text: 'None' },
    ],
  });
});

test('a side that was deleted is null, and the other is shown in full', () => {
  const conflict: Conflict = { kind: 'creature', ...base, mine: sparky, theirs: null };
  const { mine, theirs } = sidesOf(conflict, game, 'en');
  expect(theirs).toBeNull();
  expect(mine?.length).toBeGreaterThan(8);
});

test('teams are told apart by their members and settings', () => {
  const conflict: Conflict = {
    kind: 'team',
    target: 'team:0',
    index: 0,
    reason: '',
    mine: { team: teamOf(0, [sparky], { name: 'Curry crew', camp: true }), creatures: [sparky] },
    theirs: { team: teamOf(0, [], { name: 'Curry crew' }), creatures: [] },
  };
  expect(sidesOf(conflict, game, 'en').mine).toEqual([
    { label: 'Members', text: 'Sparky (Pikachu), level 50' },
    { label: 'Camp ticket', text: 'Yes' },
  ]);
  expect(sidesOf(conflict, game, 'en').theirs?.[0]).toEqual({ label: 'Members', text: 'None' });
  expect(conflictTitle(conflict, game, 'en')).toBe('Curry crew');
});
