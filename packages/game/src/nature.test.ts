// White Mints: the nature keeps its name and does nothing any more.
import { describe, expect, it } from 'vitest';
import { buildOf, changeSpecies, evolutionsOf, newCreature, withMint } from './creature.ts';
import { validateCreature } from './creature-shape.ts';
import { EDITIONS, gameOf } from './edition.ts';
import { natureOf } from './nature.ts';
import { rpOf } from './rating.ts';
import { helpInterval, ingredientChance, skillChance } from './stats.ts';

const born = (species: string, game = gameOf('2025-10')) =>
  newCreature(game, game.species.get(species), { id: 'x', random: () => 0.5, randomNickname: false });

describe.each(EDITIONS)('with a mint in %s', (edition) => {
  const game = gameOf(edition);

  it.each(game.natures.rows.map(({ name }) => name))(
    '%s counts as a nature without effect in every figure',
    (nature) => {
      const figures = (creature: ReturnType<typeof born>) => {
        const build = buildOf(game, creature);
        const { energy, exp } = build.nature;
        return [rpOf(game, build), helpInterval(game, build), ingredientChance(build), skillChance(build), energy, exp];
      };
      const raichu = born('RAICHU', game);
      expect(figures(withMint({ ...raichu, nature }, true))).toEqual(figures({ ...raichu, nature: 'Bashful' }));
    },
  );
});

describe('a mint', () => {
  const game = gameOf('2025-10');

  it("leaves the name, and with it Toxel's evolution", () => {
    expect(natureOf(game, { nature: 'Calm', mint: true })).toMatchObject({ name: 'Calm', mint: true });
    for (const nature of ['Calm', 'Lax']) {
      const toxel = { ...born('TOXEL'), nature };
      expect(evolutionsOf(game, withMint(toxel, true))).toEqual(evolutionsOf(game, toxel));
    }
  });

  it('stays with another species, and is removed without a trace', () => {
    const minted = withMint(born('PIKACHU'), true);
    expect(changeSpecies(game, minted, game.species.get('GENGAR'), () => 0)).toMatchObject({ mint: true });
    expect(withMint(minted, false)).toStrictEqual(born('PIKACHU'));
  });

  it('is read where present, and no field at all where it is not', () => {
    const read = (mint: unknown) => {
      const { mint: _, ...rest } = { ...born('PIKACHU'), mint: undefined };
      const result = validateCreature(game, mint === undefined ? rest : { ...rest, mint });
      return result.ok ? Object.entries(result.value).filter(([field]) => field === 'mint') : result.problems;
    };
    expect([true, false, null, undefined].map(read)).toEqual([[['mint', true]], [], [], []]);
    expect(read('yes')).toEqual([{ field: 'mint', message: 'mint must be true or false, not yes' }]);
  });
});
