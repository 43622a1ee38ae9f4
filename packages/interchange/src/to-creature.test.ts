// Creatures that were read become creatures that can be kept, and wake up when an edition knows their species.
import { gameOf, NEWEST_EDITION, validateCreature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { readBox } from './read-box.ts';
import { rereadCreature, toCreature } from './to-creature.ts';

const game = gameOf(NEWEST_EDITION);
const old = gameOf('2025-10');
const arrival = { id: 'id', format: 'pokesleep-lines', at: '2026-11-16T12:00:00.000Z' } as const;

function kept(from: typeof game, text: string) {
  const [read] = readBox(from, text).creatures;
  if (!read) throw new Error(`Nothing in ${text}`);
  return toCreature(from, read, arrival);
}

describe('taking over', () => {
  it('makes a creature that the game accepts, whatever the file had, and says what was in it', () => {
    // Two of one subskill, and a third ingredient behind a closed second one.
    for (const line of ['oQEAr4wDAABg@A very long nickname', 'sR6AZpAEfxQGAFEA', 'oQEAr4wDZ3x-@\u202eoops']) {
      const creature = kept(game, line);
      expect(validateCreature(game, creature)).toMatchObject({ ok: true, value: { name: creature.name } });
      expect(creature.origin).toMatchObject({ format: 'pokesleep-lines', raw: line });
    }
    expect(kept(game, 'oQEAr4wDZ3x-@A very long nickname')).toMatchObject({
      name: 'A very long',
      origin: { doubts: [{ code: 'nameShortened', values: { name: 'A very long nickname' } }] },
    });
  });

  it('keeps a creature without a nickname without one, whatever its species is called', () => {
    // Ninetales (Alolan Form): the name is longer than a nickname may be.
    expect(kept(game, 'Pokémon,Level\nNinetales (Alola),50')).toMatchObject({ pokemon: 'NINETALES_ALOLAN', name: '' });
    expect(kept(game, 'oQEAr4wDZ3x-')).toMatchObject({ pokemon: 'RAICHU', name: '' });
    expect(kept(old, '0TuApwj5-38f')).toMatchObject({ pokemon: 'No. 957', name: '' });
  });

  it('wakes a creature up when an edition knows its species, with what the player has added since', () => {
    // Tinkatink.
    const line = '0TuApwj5-38f@Hammer';
    const asleep = { ...kept(old, line), version: 7, tags: ['mine'] };
    expect(asleep).toMatchObject({ pokemon: expect.stringContaining('No. '), level: 30, name: 'Hammer' });
    expect(rereadCreature(old, asleep)).toBe(asleep);
    const awake = rereadCreature(game, asleep);
    expect(game.species.find(awake.pokemon)).toBeDefined();
    expect(awake).toMatchObject({ externalId: 'id', version: 7, name: 'Hammer', level: 30, tags: ['mine'] });
    expect(rereadCreature(game, awake)).toBe(awake);
  });
});

describe('what the file shows of a creature', () => {
  const table = (rp: number) =>
    `Pokémon,Level,Skill level,Ing 1,Ing 2,Ing 3,Nature,Hours,RP\nRaichu,30,3,apple,apple,apple,Adamant,0,${rp}`;
  const doubts = (text: string) => readBox(game, text).creatures[0]?.doubts;

  it('proves it, or puts it in doubt with what would explain it', () => {
    const [doubt] = doubts(table(1)) ?? [];
    const rp = doubt?.code === 'figureMismatch' ? doubt.values.expected : Number.NaN;
    expect(doubts(table(rp))).toEqual([]);
    const unlike = table(rp).replace('Raichu,30,3', 'Raichu,30,2');
    expect(doubts(unlike)).toEqual([
      { code: 'figureFitsSkillLevel', values: { figure: 'rp', given: rp, expected: expect.any(Number), level: 3 } },
    ]);
  });
});
