// The game's arithmetic as proof: figures that follow from the rest, and those that do not.
import { ingredientChoices } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { game, screenOf } from '../test/readings.ts';
import { choicesLeft, type Figures, type ProofInput, prove, ribbonsFor } from './proof.ts';
import { figuresOf, givenFor } from './species.ts';

const species = game.species.get('PRINPLUP');
const screen = screenOf('scrolled');
const given: ProofInput | undefined = givenFor(game, screen, species);
if (!given) throw new Error('The reading is not whole');
const figures = figuresOf(screen);
const proof = (changed: Partial<ProofInput> = {}, shown: Partial<Figures> = {}) =>
  prove(game, species, { ...given, ...changed }, { ...figures, ...shown });

describe('the figures', () => {
  it('follow from the reading', () => {
    expect(proof()).toMatchObject({ interval: true, carry: true, rp: true });
    expect(proof().fits.length).toBeGreaterThan(0);
  });

  it.each(['interval', 'carry', 'rp'] as const)(
    'prove nothing with another %s, and name the one that does not match',
    (name) => {
      const wrong = proof({}, { [name]: (figures[name] ?? 0) + 100 });
      expect(wrong[name]).toBe(false);
      expect(wrong.fits).toEqual([]);
    },
  );

  it('prove nothing with another nature, skill level or ribbon', () => {
    expect(proof({ nature: 'BOLD' }).fits).toEqual([]);
    expect(proof({ skillLevel: 4 }).rp).toBe(false);
    const { fits } = proof();
    const [{ ribbon } = { ribbon: 0 }] = fits;
    expect(fits.every((fit) => fit.ribbon === ribbon)).toBe(true);
    expect(proof({ ribbons: given.ribbons.filter((other) => other !== ribbon) }).fits).toEqual([]);
  });

  it('prove nothing while an open slot was not read, or the skill has no such level', () => {
    expect(proof({ subskills: [null, ...given.subskills.slice(1)] }).interval).toBe(false);
    expect(proof({ skillLevel: species.skill.maxLevel + 1 })).toMatchObject({
      interval: false,
      carry: false,
      rp: false,
    });
  });

  it('do not need slots that are still closed', () => {
    expect(proof({ subskills: [...given.subskills.slice(0, 4), null] }).fits.length).toBeGreaterThan(0);
  });
});

it('a Pokémon caught evolved has a lower carry limit', () => {
  const evolvedOne = game.species.get('EMPOLEON');
  const evolved = { ...given, ingredients: choicesLeft(evolvedOne, []) };
  const sizes = Array.from({ length: 60 }, (_, carry) => carry).filter(
    (carry) => prove(game, evolvedOne, evolved, { carry }).carry,
  );
  const least = Math.min(...sizes);
  expect(prove(game, evolvedOne, { ...evolved, ribbons: [0] }, { carry: least }).carry).toBe(true);
  expect(
    prove(game, evolvedOne, { ...evolved, ribbons: [0] }, { carry: least + game.rules.carryPerEvolution }).carry,
  ).toBe(true);
  expect(prove(game, evolvedOne, { ...evolved, ribbons: [0] }, { carry: least - 1 }).carry).toBe(false);
});

it('a count leaves the ingredients that come in such numbers, or all where none does', () => {
  const [, second = []] = ingredientChoices(species);
  const [one] = second;
  const left = choicesLeft(species, [undefined, one?.amount]);
  expect(left[1]).toEqual(second.filter(({ amount }) => amount === one?.amount));
  expect(choicesLeft(species, [undefined, 39])[1]).toEqual(second);
});

it('hours give one ribbon, and no hours leave all of them', () => {
  expect(ribbonsFor(game, undefined)).toEqual([0, 1, 2, 3, 4]);
  expect(game.ribbons.map(({ hours }) => ribbonsFor(game, hours))).toEqual([[0], [1], [2], [3], [4]]);
  expect(ribbonsFor(game, (game.ribbons[1]?.hours ?? 0) - 1)).toEqual([0]);
});
