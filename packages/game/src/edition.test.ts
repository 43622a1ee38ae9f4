import { describe, expect, it } from 'vitest';
import { DEFAULT_EDITION, EDITIONS, gameOf, isEdition, sourceGameOf } from './edition.ts';
import { ELEMENT_TYPES } from './element-types.ts';
import { LANGUAGES } from './languages.ts';
import { nameIn, namesOf } from './large/names.ts';
import type { Correction } from './rows.ts';
import { amountAt, amountBounds } from './skills.ts';
import { CORRECTIONS } from './tables/corrections.ts';
import type { EditionId, Game, RecipeType } from './types.ts';

const old = gameOf('2025-10');
const present = gameOf('2026-08');
const newest = gameOf('2026-10');

const recipesOf = (game: Game, type: RecipeType) => game.recipes.rows.filter((row) => row.type === type).length;

function counts(game: Game) {
  return {
    domainVersion: game.domainVersion,
    berries: game.berries.rows.length,
    ingredients: game.ingredients.rows.length,
    species: game.species.rows.length,
    islands: game.islands.rows.length,
    experts: game.islands.rows.filter((row) => row.expert).length,
    recipes: [recipesOf(game, 'curry'), recipesOf(game, 'salad'), recipesOf(game, 'dessert')],
    levels: game.levels.length,
    natures: game.natures.rows.length,
    subskills: game.subskills.rows.length,
    skills: game.skills.rows.length,
  };
}

describe('editions', () => {
  it.each(EDITIONS)('%s has a berry of every type', (edition) => {
    expect(
      gameOf(edition)
        .berries.rows.map(({ type }) => type)
        .sort(),
    ).toEqual(ELEMENT_TYPES);
  });

  it('plays the newest one where none is named', () => {
    expect(DEFAULT_EDITION).toBe(EDITIONS.at(-1));
    expect(gameOf()).toBe(newest);
  });

  it('has the counts of 2025-10', () => {
    expect(counts(old)).toEqual({
      domainVersion: 23,
      berries: 18,
      ingredients: 17,
      species: 197,
      islands: 7,
      experts: 1,
      recipes: [21, 23, 24],
      levels: 65,
      natures: 25,
      subskills: 17,
      skills: 28,
    });
  });

  it('has the counts of 2026-08', () => {
    expect(counts(present)).toEqual({
      domainVersion: 24,
      berries: 18,
      ingredients: 19,
      species: 246,
      islands: 9,
      experts: 2,
      recipes: [25, 26, 27],
      levels: 70,
      natures: 25,
      subskills: 17,
      skills: 41,
    });
  });

  it('has the counts of 2026-10: three species and a skill more than in August', () => {
    expect(counts(newest)).toEqual({ ...counts(present), species: 249, skills: 42 });
    const special = { ...present.rules.special, species: [...present.rules.special.species, 'MEWTWO'] };
    expect(newest.rules).toEqual({ ...present.rules, special });
    const added = newest.species.rows.filter(({ name }) => !present.species.find(name));
    expect(added.map(({ name, pokedexNumber }) => [name, pokedexNumber])).toEqual([
      ['MEWTWO', 150],
      ['FOONGUS', 590],
      ['AMOONGUSS', 591],
    ]);
    // It is found in any language, and unknown names are not made up.
    expect(namesOf('species', 'MEWTWO')).toEqual(['Mewtwo', 'ミュウツー', '뮤츠', '超梦', '超夢']);
    expect(added.map(({ shinyLocked }) => shinyLocked)).toEqual([null, null, null]);
  });

  it('differs in limits where the game has changed', () => {
    const limits = ({ rules }: Game) => [
      rules.subskillUnlockLevels,
      rules.pot.sizes[0],
      rules.pot.sizes.at(-1),
      rules.areaBonus.max,
      rules.ingredientBag,
    ];
    expect(limits(old)).toEqual([[10, 25, 50, 75, 100], 15, 69, 75, 700]);
    expect(limits(present)).toEqual([[10, 25, 50, 70, 80], 21, 81, 85, 800]);
  });

  it('changes rows between editions and leaves the older one alone', () => {
    expect([old, present].map((game) => game.species.get('CLEFABLE').skillPercentage)).toEqual([3.6, 4]);
    expect([old, present].map((game) => game.species.get('ABSOL').skill.key)).toEqual([
      'CHARGE_STRENGTH_S',
      'CHARGE_STRENGTH_M',
    ]);
    expect([old, present].map((game) => game.skills.get('ENERGY_FOR_EVERYONE_S').name)).toEqual([
      'Energy For Everyone',
      'Energy For Everyone S',
    ]);
    expect([old, present].map((game) => game.skills.find('INGREDIENT_DRAW_S')?.key)).toEqual([
      'INGREDIENT_DRAW_S',
      undefined,
    ]);
    expect(old.skills.find('INGREDIENT_DRAW_S_CUTIEFLY')).toBeUndefined();
  });

  it('has no dangling references', () => {
    for (const game of [old, present, newest]) {
      const names = new Set(game.species.rows.map(({ name }) => name));
      for (const { evolvesFrom, evolvesInto } of game.species.rows) {
        expect([evolvesFrom ?? 'PIKACHU', ...evolvesInto].every((name) => names.has(name))).toBe(true);
      }
      for (const { copies, effects } of game.skills.rows) {
        for (const key of [
          ...(copies?.excludes ?? []),
          ...effects.flatMap(({ when }) => (when && 'skills' in when.partner ? when.partner.skills : [])),
        ]) {
          expect(game.skills.get(key).key).toBe(key);
        }
      }
    }
  });

  it('recognises editions', () => {
    expect(EDITIONS.every(isEdition)).toBe(true);
    expect([isEdition('2025-11'), isEdition(undefined), isEdition(2025)]).toEqual([false, false, false]);
  });

  it('corrects only rows that exist, from the value that they have', () => {
    expect(CORRECTIONS).toHaveLength(12);
    const rowOf = (game: Game, table: Correction['table'], key: string) =>
      table === 'rules' ? game.rules : table === 'species' ? game.species.get(key) : game.skills.get(key);
    for (const { since, table, key, field, from, to } of CORRECTIONS) {
      const valueIn = (game: Game) => Object.entries(rowOf(game, table, key)).find(([name]) => name === field)?.[1];
      expect(since).toBe('2026-08');
      expect(valueIn(sourceGameOf('2026-08')), key).toEqual(from);
      expect(valueIn(present), key).toEqual(to);
    }
  });
});

describe('the lists of the specification', () => {
  it('berry strengths run from 24 to 35, one berry a type', () => {
    const values = old.berries.rows.map(({ value }) => value);
    expect([Math.min(...values), Math.max(...values)]).toEqual([24, 35]);
    expect(new Set(old.berries.rows.map(({ type }) => type)).size).toBe(18);
  });

  it('ingredients ascend to the one worth 342, with their taxed values', () => {
    expect(old.ingredients.rows.map(({ name }) => name)).toEqual(
      'Apple Milk Soybean Honey Sausage Ginger Tomato Egg Oil Potato Herb Corn Cacao Coffee Mushroom Leek Tail'.split(
        ' ',
      ),
    );
    const values = old.ingredients.rows.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values.at(-1)).toBe(342);
    expect(old.ingredients.rows.map(({ taxedValue }) => taxedValue)).toEqual([
      23.7, 28.1, 29.2, 29.8, 31, 34.7, 35.4, 38.7, 42.8, 45, 49.4, 57.3, 66.7, 68.4, 81.5, 100.1, 342,
    ]);
    expect(old.lockedIngredient).toMatchObject({ name: 'Locked', value: 0, taxedValue: 0 });
    expect(old.ingredients.find('Locked')).toBeUndefined();
  });

  it('dish bonuses are the nine of the list, zero being the mixed dishes', () => {
    const dishes = [...old.recipes.rows, ...Object.values(old.mixedDishes)];
    expect([...new Set(dishes.map(({ bonus }) => bonus))].sort((a, b) => a - b)).toEqual([
      0, 18.7, 18.77, 20.51, 25, 35, 48, 61, 78,
    ]);
    expect(Object.values(old.mixedDishes).map(({ value, nrOfIngredients }) => [value, nrOfIngredients])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('level tables end at 3.34 and 2.127', () => {
    expect([old.levels[0]?.recipe, old.levels.at(-1)?.recipe, old.levels.at(-1)?.ingredient]).toEqual([1, 3.34, 2.127]);
  });

  it('25 natures: five without effect, twenty with one up and one down', () => {
    const effects = old.natures.rows.filter(({ positiveModifier }) => positiveModifier !== 'neutral');
    expect(effects).toHaveLength(20);
    expect(new Set(effects.map((row) => `${row.positiveModifier}>${row.negativeModifier}`)).size).toBe(20);
    const factors = (name: string) => {
      const { frequency, ingredient, skill, energy, exp } = old.natures.get(name);
      return [frequency, ingredient, skill, energy, exp];
    };
    expect(factors('Adamant')).toEqual([1.1, 0.8, 1, 1, 1]);
    expect(factors('Bold')).toEqual([0.925, 1, 1, 1.2, 1]);
    expect(factors('Hasty')).toEqual([1, 1, 1, 0.88, 1.18]);
    expect(factors('Quiet')).toEqual([1, 1.2, 1, 1, 0.82]);
    expect(factors('Naughty')).toEqual([1.1, 1, 0.8, 1, 1]);
    expect(factors('Bashful')).toEqual([1, 1, 1, 1, 1]);
    expect(old.natures.get('adamant').prettyName).toBe('Adamant (+speed of help, −ingredient)');
  });

  it('17 subskills with amount and rarity', () => {
    const rows = old.subskills.rows.map(({ name, amount, rarity }) => `${name} ${amount} ${rarity}`);
    expect(rows.sort()).toEqual([
      'Berry Finding S 1 gold',
      'Dream Shard Bonus 0.06 gold',
      'Energy Recovery Bonus 0.14 gold',
      'Helping Bonus 0.05 gold',
      'Helping Speed M 0.14 silver',
      'Helping Speed S 0.07 white',
      'Ingredient Finder M 0.36 silver',
      'Ingredient Finder S 0.18 white',
      'Inventory Up L 18 silver',
      'Inventory Up M 12 silver',
      'Inventory Up S 6 white',
      'Research EXP Bonus 0.09 gold',
      'Skill Level Up M 2 gold',
      'Skill Level Up S 1 silver',
      'Skill Trigger M 0.36 silver',
      'Skill Trigger S 0.18 white',
      'Sleep EXP Bonus 0.14 gold',
    ]);
  });

  it('sites with their favourites and expert flags', () => {
    const rows = old.islands.rows.map(
      ({ name, berries, expert }) => `${name}: ${berries.map((berry) => berry.name).join(' ')}${expert ? '!' : ''}`,
    );
    expect(rows.sort()).toEqual([
      'Cyan Beach: ORAN PAMTRE PECHA',
      'Greengrass Isle (Expert Mode): !',
      'Greengrass Isle: ',
      'Lapis Lakeside: CHERI DURIN MAGO',
      'Old Gold Power Plant: BELUE BLUK GREPA',
      'Snowdrop Tundra: PERSIM RAWST WIKI',
      'Taupe Hollow: FIGY LEPPA SITRUS',
    ]);
  });

  it('skills: variants carry the base name, copies exclude Bad Dreams and Disguise, the listed chances hold', () => {
    for (const game of [old, present, newest]) {
      for (const skill of game.skills.rows) {
        expect(skill.rp, skill.key).toHaveLength(skill.maxLevel);
        expect(skill.maxLevel).toBeGreaterThanOrEqual(6);
        expect(skill.maxLevel).toBeLessThanOrEqual(8);
        if (skill.baseSkill)
          expect(skill.name).toBe(`${skill.modifierName} (${game.skills.get(skill.baseSkill).name})`);
        if (skill.copies) {
          expect(skill.copies.excludes).toEqual(
            expect.arrayContaining(['BERRY_BURST_DISGUISE', 'CHARGE_STRENGTH_M_BAD_DREAMS', skill.key]),
          );
        }
      }
    }
    expect(old.skills.get('Disguise (Berry Burst)').surge).toEqual({ chance: 0.185, times: 3, oncePerDay: true });
    expect(old.skills.get('Moonlight (Charge Energy S)').effects[1]).toMatchObject({ to: 'chosen', chance: 0.5 });
    expect(old.skills.get('CHARGE_STRENGTH_S_STOCKPILE').effects[0]?.amount).toMatchObject({ releaseChance: 0.2674 });
    expect(old.skills.get('INGREDIENT_DRAW_S_HYPER_CUTTER').effects.map(({ weight }) => weight)).toEqual([
      20.9, 20.9, 20.9, 20.9, 4.1, 4.1, 4.1, 4.1,
    ]);
    expect(old.skills.get('INGREDIENT_DRAW_S_SUPER_LUCK').effects.map(({ weight }) => weight)).toEqual([
      21.3, 21.3, 21.3, 21.3, 12.1, 2.7,
    ]);
  });
});

describe('skill rows', () => {
  it.each(EDITIONS)(
    'are complete in %s: every level has an amount, only copiers are without effects',
    (edition: EditionId) => {
      for (const skill of gameOf(edition).skills.rows) {
        expect(skill.effects.length > 0, skill.key).toBe(skill.copies === undefined);
        for (const { amount, to } of skill.effects) {
          for (let level = 1; level <= skill.maxLevel; level += 1) {
            const [least, most] = amountBounds(amount, level);
            expect(Number.isFinite(least) && Number.isFinite(most)).toBe(true);
            expect(Number.isFinite(amountAt(amount, level))).toBe(true);
          }
          const tables =
            amount.by === 'range'
              ? [amount.low, amount.high]
              : amount.by === 'level'
                ? [amount.values]
                : Object.values(amount.values);
          if (amount.by !== 'stored') for (const table of tables) expect(table, skill.key).toHaveLength(skill.maxLevel);
          if (to === 'chosen') expect(skill.targeting, skill.key).toBeDefined();
        }
        const weights = skill.effects.flatMap(({ weight }) => weight ?? []);
        if (weights.length > 0) expect(weights.reduce((a, b) => a + b)).toBeCloseTo(100, 9);
      }
    },
  );

  it('hold the tables that depend on the team', () => {
    const boost = present.skills.get('HELPER_BOOST').effects[0];
    const meteor = present.skills.get('BERRY_BURST_DRACO_METEOR').effects;
    if (!boost || !meteor[0] || !meteor[2]) throw new Error('missing effects');
    expect([1, 2, 3, 4, 5].map((species) => amountAt(boost.amount, 6, { species }))).toEqual([5, 6, 8, 9, 11]);
    expect(amountAt(meteor[0].amount, 6, { species: 5 })).toBe(58);
    expect([1, 2, 3, 4, 5, 6].map((level) => amountAt((meteor[2] ?? boost).amount, level))).toEqual([
      2, 4, 6, 8, 9, 10,
    ]);
    const plus = old.skills.get('INGREDIENT_MAGNET_S_PLUS').effects[1];
    if (!plus) throw new Error('missing effect');
    expect(
      ['ROUSING_COFFEE', 'MOOMOO_MILK', 'HONEY'].map((firstIngredient) =>
        amountAt(plus.amount, 7, { firstIngredient }),
      ),
    ).toEqual([12, 14, 0]);
    expect(plus.when).toEqual({ partner: { skills: ['COOKING_POWER_UP_S_MINUS', 'INGREDIENT_MAGNET_S_PLUS'] } });
  });
});

describe('look-ups', () => {
  it('ignore case and take any name of a thing', () => {
    expect(old.berries.get('oran').name).toBe('ORAN');
    expect(old.ingredients.get('fancy APPLE')).toBe(old.ingredients.get('apple'));
    expect(old.species.get('raichu').displayName).toBe('Raichu');
    expect(old.subskills.get('HELPING bonus').shortName).toBe('HB');
    expect(old.recipes.get('Fancy Apple Curry').name).toBe('FANCY_APPLE_CURRY');
  });

  it("fail with the specification's own words", () => {
    expect(() => old.recipes.get('X')).toThrow('Recipe not found: X');
    expect(() => old.berries.get('X')).toThrow('Berry X not found');
    expect(() => old.natures.get('X')).toThrow("Couldn't find nature with name: X");
    expect(() => old.subskills.get('X')).toThrow("Can't find Subskill with name X");
    expect(() => old.species.get('X')).toThrow("Can't find Pokemon with name X");
    expect(() => old.species.get('__proto__')).toThrow("Can't find Pokemon with name __proto__");
  });

  it('find by key first where display names repeat', () => {
    expect(present.skills.get('Charge Strength S').key).toBe('CHARGE_STRENGTH_S');
    expect(present.skills.get('CHARGE_STRENGTH_S_RANGE').key).toBe('CHARGE_STRENGTH_S_RANGE');
  });
});

describe('names', () => {
  it('exist in English for everything in the game', () => {
    for (const { name } of newest.species.rows) expect(nameIn('en', 'species', name), name).toBeTruthy();
    for (const { key } of newest.ingredients.rows) expect(nameIn('en', 'ingredients', key), key).toBeTruthy();
    for (const { name } of newest.recipes.rows) expect(nameIn('en', 'recipes', name), name).toBeTruthy();
    for (const { key } of newest.skills.rows) expect(nameIn('en', 'skills', key), key).toBeTruthy();
  });

  it('come in five languages and fall back to English', () => {
    expect(LANGUAGES.map((language) => nameIn(language, 'species', 'BULBASAUR'))).toEqual([
      'Bulbasaur',
      'フシギダネ',
      '이상해씨',
      '妙蛙种子',
      '妙蛙種子',
    ]);
    expect(nameIn('ko', 'recipes', 'FANCY_APPLE_CURRY')).toBe('Fancy Apple Curry');
    expect(nameIn('ja', 'species', 'UNKNOWN')).toBeUndefined();
    expect(namesOf('natures', 'ADAMANT')).toContain('いじっぱり');
  });
});
