// The skill that a player chooses for Mew's Versatile.
import { describe, expect, it } from 'vitest';
import { buildOf, changeSpecies, newCreature, withChosenSkill } from './creature.ts';
import { gameOf } from './edition.ts';
import { rpOf } from './rating.ts';
import { skillChance } from './stats.ts';
import { validateCreature } from './validate.ts';

const game = gameOf('2026-08');
const mew = newCreature(game, game.species.get('MEW'), { id: 'x', random: () => 0, randomNickname: false });
const chosen = (key: string) => withChosenSkill(mew, key);

describe('the chosen skill', () => {
  it('makes no difference where nobody knows which', () => {
    const figures = (creature: typeof mew) => {
      const build = buildOf(game, creature);
      return [skillChance(build), rpOf(game, build)];
    };
    expect(figures(chosen('BERRY_BURST'))).toEqual(figures(mew));
    expect(figures(mew)[0]).toBe(0.04);
  });

  it('goes with the species, and goes without a trace', () => {
    expect(changeSpecies(game, chosen('METRONOME'), game.species.get('GENGAR'), () => 0)).not.toHaveProperty(
      'chosenSkill',
    );
    expect(withChosenSkill(chosen('METRONOME'), undefined)).toStrictEqual(mew);
  });

  it.each([
    ['METRONOME', 'METRONOME', 0],
    ['energizing cheer s', 'ENERGIZING_CHEER_S', 0],
    // The game has two skills of this name, and this is the one that can be chosen.
    ['Charge Strength S', 'CHARGE_STRENGTH_S_RANGE', 0],
    // Of an edition to come: kept.
    ['TIME_TRAVEL', 'TIME_TRAVEL', 1],
    [null, undefined, 0],
  ])('%s is read as %s', (said, key, notes) => {
    const result = validateCreature(game, { ...mew, chosenSkill: said });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.value.chosenSkill).toBe(key);
    expect(result.notes).toHaveLength(notes);
  });

  it('is nothing to somebody whose skill is always the same, and no number', () => {
    const raichu = { ...mew, pokemon: 'RAICHU', chosenSkill: 'Charge Strength S' };
    expect(validateCreature(game, raichu)).toMatchObject({ ok: true, notes: [] });
    expect(validateCreature(game, { ...mew, chosenSkill: 5 })).toMatchObject({
      problems: [{ field: 'chosenSkill', message: 'chosenSkill must be the name of a skill, not 5' }],
    });
  });

  it('is kept by an edition that does not know the species', () => {
    expect(validateCreature(gameOf('2025-10'), chosen('METRONOME'))).toMatchObject({
      value: { pokemon: 'MEW', chosenSkill: 'METRONOME' },
    });
  });
});
