// Several pictures of one creature: which belong together, and which reading of a field is kept.
import { describe, expect, it } from 'vitest';
import { named, screenOf } from '../test/readings.ts';
import { isSameCreature, joined } from './join.ts';
import { doubtful, sure } from './marks.ts';
import type { Screen } from './read-screen.ts';

const SMEARED = { code: 'hardToRead', values: {} } as const;

const [scrolled, top] = [screenOf('scrolled'), screenOf('top')];

describe('two pictures show the same creature', () => {
  it('where level and RP agree and nothing contradicts', () => {
    expect(isSameCreature(scrolled, top)).toBe(true);
    expect(isSameCreature(top, scrolled)).toBe(true);
    expect(isSameCreature(scrolled, screenOf('stitched'))).toBe(true);
  });

  const OTHERS: readonly (readonly [string, Partial<Screen>])[] = [
    ['level', { level: sure(70) }],
    ['level that was not seen', { level: undefined }],
    ['RP', { rp: sure(3825) }],
    ['name', { name: named('Pikachu') }],
    ['interval', { interval: sure(2958) }],
    ['carry limit', { carry: sure(22) }],
    ['skill level', { skillLevel: sure(4) }],
    ['nature', { nature: sure('BOLD') }],
    ['subskill', { subskills: [sure('HELPING_BONUS'), ...scrolled.subskills.slice(1)] }],
    [
      'subskill in a slot that is further down',
      { subskills: [...scrolled.subskills.slice(0, 4), sure('INVENTORY_S')] },
    ],
    ['count', { counts: [undefined, sure(3)] }],
  ];
  it.each(OTHERS)('and not with another %s', (_, other) => {
    expect(isSameCreature(scrolled, { ...scrolled, ...other })).toBe(false);
  });

  it('although a reading that is doubtful differs, or a name that was hardly read', () => {
    expect(isSameCreature(scrolled, { ...scrolled, nature: doubtful('BOLD', SMEARED) })).toBe(true);
    expect(isSameCreature(scrolled, { ...scrolled, name: named('Sparky') })).toBe(true);
  });
});

describe('what is kept', () => {
  it('is everything that either picture shows, in either order', () => {
    for (const both of [joined(scrolled, top), joined(top, scrolled)]) {
      expect(both).toMatchObject({ level: { value: 71 }, interval: { value: 2959 }, nature: { value: 'QUIET' } });
      expect(both.subskills).toEqual(scrolled.subskills);
      expect(both.counts.map((count) => count?.value)).toEqual([undefined, 1, 2]);
      expect(both.name?.matches[0]).toEqual({ key: 'PRINPLUP', distance: 0 });
      expect(both.skill?.text).toBe('Extra Helpful S');
    }
  });

  it('is the sure reading of two, else the first', () => {
    const unclear = { ...scrolled, carry: doubtful(20, SMEARED) };
    expect(joined(unclear, scrolled).carry).toEqual(sure(21));
    expect(joined(scrolled, unclear).carry).toEqual(sure(21));
    expect(joined(unclear, { ...unclear, carry: doubtful(19, SMEARED) }).carry?.value).toBe(20);
    expect(joined({ ...top, carry: undefined }, unclear).carry?.value).toBe(20);
  });

  it('is a mint that one of them shows, and the notes of the better one', () => {
    const odd = { ...scrolled, mint: true, notes: [{ code: 'subskillRowTwice', values: {} } as const] };
    expect(joined(scrolled, odd)).toMatchObject({ mint: true, notes: [] });
    expect(joined(odd, scrolled)).toMatchObject({ mint: true, notes: [] });
  });
});
