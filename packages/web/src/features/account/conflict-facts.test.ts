// A choice between two versions is only a choice if one sees what differs.
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import type { Conflict } from '../../state/sync/conflicts.ts';
import { creatureOf, game, idOf, teamOf } from '../../testing/creatures.ts';
import { conflictTitle, sidesOf } from './conflict-facts.ts';

const t = messages('account');

const sparky = creatureOf(1, { name: 'Sparky', level: 50 });
const base = { target: `creature:${idOf(1)}`, id: idOf(1), reason: '' } as const;

test('of two creatures only what differs is named', () => {
  const conflict: Conflict = { kind: 'creature', ...base, mine: sparky, theirs: { ...sparky, level: 60, shiny: true } };
  expect(sidesOf(conflict, game, 'en')).toEqual({
    mine: [
      { label: t('facts.level'), text: '50' },
      { label: t('facts.shiny'), text: t('no') },
    ],
    theirs: [
      { label: t('facts.level'), text: '60' },
      { label: t('facts.shiny'), text: t('yes') },
    ],
  });
  expect(conflictTitle(conflict, game, 'en')).toBe('Sparky (Pikachu), level 50');
});

test('a mint or a chosen skill that only one side knows of is named', () => {
  const mine = { ...sparky, mint: true, chosenSkill: 'METRONOME' } as const;
  const conflict: Conflict = { kind: 'creature', ...base, mine, theirs: sparky };
  expect(sidesOf(conflict, game, 'en')).toEqual({
    mine: [
      { label: t('facts.nature'), text: 'Bashful (mint)' },
      { label: t('facts.chosenSkill'), text: 'Metronome' },
    ],
    theirs: [{ label: t('facts.nature'), text: 'Bashful' }],
  });
});

test('differences in favourite, tags and note are listed', () => {
  const mine = { ...sparky, favourite: true, tags: ['berry', 'week 3'], note: 'Mine' } as const;
  const conflict: Conflict = { kind: 'creature', ...base, mine, theirs: sparky };
  expect(sidesOf(conflict, game, 'en')).toEqual({
    mine: [
      { label: t('facts.favourite'), text: t('yes') },
      { label: t('facts.tags'), text: 'berry, week 3' },
      { label: t('facts.note'), text: 'Mine' },
    ],
    theirs: [
      { label: t('facts.favourite'), text: t('no') },
      { label: t('facts.tags'), text: t('none') },
      { label: t('facts.note'), text: t('none') },
    ],
  });
});

test('a side that was deleted is null, and the other is shown in full', () => {
  const conflict: Conflict = { kind: 'creature', ...base, mine: sparky, theirs: null };
  const { mine, theirs } = sidesOf(conflict, game, 'en');
  expect(theirs).toBeNull();
  expect(mine?.length).toBeGreaterThan(8);
});

test('differences in members and settings of a team are listed', () => {
  const conflict: Conflict = {
    kind: 'team',
    target: 'team:0',
    index: 0,
    reason: '',
    mine: { team: teamOf(0, [sparky], { name: 'Curry crew', camp: true }), creatures: [sparky] },
    theirs: { team: teamOf(0, [], { name: 'Curry crew' }), creatures: [] },
  };
  expect(sidesOf(conflict, game, 'en').mine).toEqual([
    { label: t('facts.members'), text: 'Sparky (Pikachu), level 50' },
    { label: t('facts.campTicket'), text: t('yes') },
  ]);
  expect(sidesOf(conflict, game, 'en').theirs?.[0]).toEqual({ label: t('facts.members'), text: t('none') });
  expect(conflictTitle(conflict, game, 'en')).toBe('Curry crew');
});

test('two versions of a rotation differ, and so does a team without it', () => {
  const creatures = ['Ann', 'Bob', 'Cid'].map((name, n) => creatureOf(n + 1, { name }));
  const rotated = (at: string) => ({
    lineups: [[1, 2].map(idOf), [3, 2].map(idOf)],
    changes: [
      { lineup: 1, at, days: ['tue'] as const },
      { lineup: 0, at: 'wakeup', days: ['wed'] as const },
    ],
  });
  const team = teamOf(0, creatures.slice(0, 2));
  const rotating = (at: string) => ({ team: { ...team, rotation: rotated(at) }, creatures });
  const target = 'team:0' as const;
  const conflict = (theirs: Extract<Conflict, { kind: 'team' }>['theirs']): Conflict => ({
    kind: 'team',
    target,
    index: 0,
    reason: '',
    mine: rotating('wakeup'),
    theirs,
  });
  const swaps = (time: string) => ({
    label: t('facts.swaps'),
    text: `Tue ${time}: Cid in, Ann out; Wed 06:00: Ann in, Cid out`,
  });
  expect(sidesOf(conflict(rotating('bedtime')), game, 'en')).toEqual({
    mine: [swaps('06:00')],
    theirs: [swaps('21:30')],
  });
  const { mine, theirs } = sidesOf(conflict({ team, creatures: creatures.slice(0, 2) }), game, 'en');
  expect(mine).toContainEqual(swaps('06:00'));
  expect(theirs).toContainEqual({ label: t('facts.swaps'), text: t('none') });
});
