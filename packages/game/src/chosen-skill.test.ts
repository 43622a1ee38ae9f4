// The skill that a player chooses for Mew's Versatile.
import { describe, expect, it } from 'vitest';
import { buildOf, changeSpecies, newCreature, withChosenSkill } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { validateCreature } from './creature-shape.ts';
import { gameOf } from './edition.ts';
import { applyEvent, eventBuilder } from './event.ts';
import { rpOf } from './rating.ts';
import { skillChance } from './stats.ts';
import type { Game } from './types.ts';

const game = gameOf('2026-08');
const latest = gameOf('2026-10');
const mew = newCreature(game, game.species.get('MEW'), { id: 'x', random: () => 0, randomNickname: false });
const chosen = (key: string) => withChosenSkill(mew, key);

describe('the chosen skill', () => {
  const chanceIn = (edition: Game, creature: Creature) => skillChance(buildOf(edition, creature));

  it.each([
    ['CHARGE_STRENGTH_S_RANGE', 0.064],
    ['CHARGE_ENERGY_S', 0.064],
    ['ENERGIZING_CHEER_S', 0.0439],
    ['ENERGY_FOR_EVERYONE_S', 0.0337],
    ['BERRY_BURST', 0.0284],
    ['METRONOME', 0.04],
    ['TIME_TRAVEL', 0.04],
  ])('as %s triggers with its own chance', (key, chance) => {
    expect(chanceIn(latest, chosen(key))).toBeCloseTo(chance, 12);
    // RP knows no choice.
    expect(rpOf(latest, buildOf(latest, chosen(key)))).toBe(rpOf(latest, buildOf(latest, mew)));
  });

  it('makes no difference where it is unknown', () => {
    expect([mew, chosen('BERRY_BURST')].map((creature) => chanceIn(game, creature))).toEqual([0.04, 0.04]);
    expect(chanceIn(latest, mew)).toBe(0.04);
  });

  it('grows with an event like any other chance', () => {
    const during = applyEvent(
      latest,
      eventBuilder().name('n').description('d').forMembers({}, { kind: 'skillChance', times: 1.5 }).build(),
    );
    expect(chanceIn(during, chosen('CHARGE_ENERGY_S'))).toBeCloseTo(0.096, 12);
  });

  it('belongs to the species, and disappears without a trace', () => {
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

  it('is ignored for a species with only one skill, and must not be a number', () => {
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
