// Turns a skill of the fact tables into declarative effects: the numbers are the facts', the shape (who gets what, when) is ours.

/** A list by level, or a matrix [number of different species - 1][level - 1]. */
const byLevel = (values) => ({ by: 'level', values });
const bySpecies = (table) => ({ by: 'species', values: Object.values(table) });
const flat = (value, levels) => byLevel(Array.from({ length: levels }, () => value));

function activation(skill, id) {
  const found = skill.activations.find((row) => row.id === id);
  if (!found) throw new Error(`${skill.key}: no activation ${id}`);
  return found;
}

const give = (unit, to, amount, more = {}) => ({ unit, to, amount, ...more });
const spread = { from: 'all' };

/** Low and high ends where the facts have them, otherwise the mean that the older tables carry. */
function range(skill, unit) {
  const has = (id) => skill.activations.some((row) => row.id === id);
  if (!has('low')) return give(unit, 'self', byLevel(activation(skill, unit).amounts));
  return give(unit, 'self', {
    by: 'range',
    low: activation(skill, 'low').amounts,
    high: activation(skill, 'high').amounts,
  });
}

/** What a partner adds on top of the solo table; the facts list both in full, so the difference must not depend on the species count. */
function pairedBonus(skill) {
  const solo = Object.values(activation(skill, 'solo').amountsByUniqueSpecies);
  const paired = Object.values(activation(skill, 'paired').amountsByUniqueSpecies);
  const rows = paired.map((row, i) => row.map((value, level) => value - solo[i][level]));
  if (rows.some((row) => JSON.stringify(row) !== JSON.stringify(rows[0])))
    throw new Error(`${skill.key}: uneven pair bonus`);
  return rows[0];
}

function outcomes(skill) {
  return skill.outcomes.map(({ unit, ingredient, big, percent }) => {
    const row = activation(skill, unit);
    const more = ingredient ? { ingredient: { from: 'one', of: [ingredient] } } : {};
    return give(unit, 'self', byLevel(big ? row.critAmounts : row.amounts), {
      ...more,
      weight: percent,
      ...(big ? { lucky: true } : {}),
    });
  });
}

const electricPair = (keys) => ({ partner: { skills: keys.filter((key) => /_(PLUS|MINUS)(_|$)/.test(key)) } });

/** Effect rows by skill; every key of the fact tables must be here. */
const SHAPES = {
  BERRY_BURST: (s) => [
    give('berries', 'self', byLevel(activation(s, 'berries').amounts)),
    give('berries', 'others', byLevel(activation(s, 'berries').teamAmounts)),
  ],
  BERRY_BURST_DISGUISE: (s) => SHAPES.BERRY_BURST(s),
  BERRY_BURST_DRACO_METEOR: (s) => [
    give('berries', 'self', bySpecies(activation(s, 'solo').amountsByUniqueSpecies)),
    give('berries', 'others', bySpecies(activation(s, 'solo').teamAmountsByUniqueSpecies)),
    give('berries', 'self', byLevel(pairedBonus(s)), { when: { partner: { species: ['LATIAS'] } } }),
  ],
  BERRY_ZONE_PSYSTRIKE: (s) => [
    ...SHAPES.CHARGE_STRENGTH_S(s),
    give('berryZone', 'self', byLevel(activation(s, 'berryZone').amounts), {
      zone: { berry: s.zoneBerry, cap: s.constants.zoneCapPercent },
    }),
  ],
  CHARGE_ENERGY_S: (s) => [give('energy', 'self', byLevel(activation(s, 'energy').amounts))],
  CHARGE_ENERGY_S_MOONLIGHT: (s) => [
    give('energy', 'self', byLevel(activation(s, 'energy').amounts)),
    give('energy', 'chosen', byLevel(activation(s, 'energy').critAmounts), {
      chance: s.constants.critChance,
      lucky: true,
    }),
  ],
  CHARGE_STRENGTH_S: (s) => [give('strength', 'self', byLevel(activation(s, 'strength').amounts))],
  CHARGE_STRENGTH_M: (s) => SHAPES.CHARGE_STRENGTH_S(s),
  CHARGE_STRENGTH_M_BAD_DREAMS: (s) => [
    ...SHAPES.CHARGE_STRENGTH_S(s),
    give('energy', 'others', flat(-s.constants.teamEnergyReduction, s.maxLevel), { spares: { type: 'dark' } }),
  ],
  CHARGE_STRENGTH_S_RANGE: (s) => [range(s, 'strength')],
  CHARGE_STRENGTH_S_STOCKPILE: (s) => [
    give('strength', 'self', {
      by: 'stored',
      releaseChance: s.constants.critChance,
      values: Object.values(s.stockpileStrengthByLevel),
      copied: activation(s, 'strength').amounts,
    }),
  ],
  COOKING_ASSIST_S: (s) => SHAPES.INGREDIENT_MAGNET_S(s),
  COOKING_ASSIST_S_BULK_UP: (s) => [
    ...SHAPES.INGREDIENT_MAGNET_S(s),
    give('tastyChance', 'self', byLevel(activation(s, 'critChance').amounts)),
  ],
  COOKING_POWER_UP_S: (s) => [give('potSize', 'self', byLevel(activation(s, 'potSize').amounts))],
  COOKING_POWER_UP_S_MINUS: (s, keys) => [
    give('potSize', 'self', byLevel(activation(s, 'solo').amounts)),
    give('energy', 'chosen', byLevel(activation(s, 'paired').amounts), { when: electricPair(keys) }),
  ],
  DREAM_SHARD_MAGNET_S: (s) => [give('dreamShards', 'self', byLevel(activation(s, 'dreamShards').amounts))],
  DREAM_SHARD_MAGNET_S_AURA_SPHERE: (s) => [...SHAPES.DREAM_SHARD_MAGNET_S(s), ...SHAPES.CHARGE_STRENGTH_S(s)],
  DREAM_SHARD_MAGNET_S_RANGE: (s) => [range(s, 'dreamShards')],
  ENERGIZING_CHEER_S: (s) => [give('energy', 'chosen', byLevel(activation(s, 'energy').amounts))],
  ENERGIZING_CHEER_S_HEAL_PULSE: (s) => [
    ...SHAPES.ENERGIZING_CHEER_S(s),
    give('helps', 'chosen', byLevel(activation(s, 'soloHelps').amounts)),
    give('helps', 'chosen', byLevel(activation(s, 'pairedHelps').amounts), {
      when: { partner: { species: ['LATIOS'] } },
    }),
  ],
  ENERGIZING_CHEER_S_NUZZLE: (s) => [
    ...SHAPES.ENERGIZING_CHEER_S(s),
    give('skillHelps', 'chosen', byLevel(activation(s, 'skillHelps').amounts)),
  ],
  ENERGY_FOR_EVERYONE_S: (s) => [give('energy', 'everyone', byLevel(activation(s, 'energy').amounts))],
  ENERGY_FOR_EVERYONE_S_BERRY_JUICE: (s) => [
    ...SHAPES.ENERGY_FOR_EVERYONE_S(s),
    give('items', 'self', byLevel(activation(s, 'juice').amounts), { chance: s.constants.itemChance, lucky: true }),
  ],
  ENERGY_FOR_EVERYONE_S_LUNAR_BLESSING: (s) => [
    ...SHAPES.ENERGY_FOR_EVERYONE_S(s),
    give('berries', 'self', bySpecies(activation(s, 'selfBerries').amountsByUniqueSpecies)),
    give('berries', 'others', bySpecies(activation(s, 'teamBerries').amountsByUniqueSpecies)),
  ],
  EXTRA_HELPFUL_S: (s) => [give('helps', 'chosen', byLevel(activation(s, 'helps').amounts))],
  HELPER_BOOST: (s) => [give('helps', 'everyone', bySpecies(activation(s, 'helps').amountsByUniqueSpecies))],
  INGREDIENT_DRAW_S: (s) => [
    give('ingredients', 'self', byLevel(activation(s, 'ingredients').amounts), {
      ingredient: { from: 'one', of: s.ingredientPool },
    }),
  ],
  INGREDIENT_DRAW_S_CUTIEFLY: (s) => SHAPES.INGREDIENT_DRAW_S(s),
  INGREDIENT_DRAW_S_DWEBBLE: (s) => SHAPES.INGREDIENT_DRAW_S(s),
  INGREDIENT_DRAW_S_HAWLUCHA: (s) => SHAPES.INGREDIENT_DRAW_S(s),
  INGREDIENT_DRAW_S_SANDSHREW: (s) => SHAPES.INGREDIENT_DRAW_S(s),
  INGREDIENT_DRAW_S_HYPER_CUTTER: outcomes,
  INGREDIENT_DRAW_S_SUPER_LUCK: outcomes,
  INGREDIENT_MAGNET_S: (s) => [
    give('ingredients', 'self', byLevel(activation(s, 'ingredients').amounts), { ingredient: spread }),
  ],
  INGREDIENT_MAGNET_S_PLUS: (s, keys) => [
    give('ingredients', 'self', byLevel(activation(s, 'solo').amounts), { ingredient: spread }),
    give(
      'ingredients',
      'self',
      { by: 'ingredient', values: activation(s, 'paired').amountsByIngredient },
      {
        ingredient: { from: 'first' },
        when: electricPair(keys),
        lucky: true,
      },
    ),
  ],
  INGREDIENT_MAGNET_S_PLUS_PLUSLE: (s, keys) => plusVariant(s, keys),
  INGREDIENT_MAGNET_S_PLUS_TOXTRICITY: (s, keys) => plusVariant(s, keys),
  INGREDIENT_MAGNET_S_PRESENT: (s) => [
    ...SHAPES.INGREDIENT_MAGNET_S(s),
    give('candy', 'chosen', byLevel(activation(s, 'candy').amounts), { chance: s.constants.candyChance }),
  ],
  METRONOME: () => [],
  SKILL_COPY: () => [],
  SKILL_COPY_MIMIC: () => [],
  SKILL_COPY_TRANSFORM: () => [],
  TASTY_CHANCE_S: (s) => [give('tastyChance', 'self', byLevel(activation(s, 'critChance').amounts))],
  VERSATILE: (s) => [
    give('candy', 'self', byLevel(activation(s, 'candy').amounts)),
    give('candy', 'self', byLevel(activation(s, 'candy').critAmounts), {
      chance: s.constants.bonusCandyChance,
      lucky: true,
    }),
  ],
};

function plusVariant(skill, keys) {
  return [
    give('ingredients', 'self', byLevel(activation(skill, 'solo').amounts), { ingredient: spread }),
    give('ingredients', 'self', byLevel(activation(skill, 'paired').amounts), {
      ingredient: { from: 'first' },
      when: electricPair(keys),
      lucky: true,
    }),
  ];
}

/** The declarative part of one skill row; `keys` are the skills of the same edition. */
export function effectsOf(skill, keys) {
  const shape = SHAPES[skill.key];
  if (!shape) throw new Error(`${skill.key}: no effect shape; add one to tools/tables/skill-effects.mjs`);
  const effects = shape(skill, keys);
  const chosen = effects.some((effect) => effect.to === 'chosen');
  if (chosen && !skill.targeting) throw new Error(`${skill.key}: no target to choose`);
  return {
    effects,
    ...(chosen
      ? { targeting: { members: skill.targeting.targets, lowestEnergyChance: skill.targeting.lowestEnergyChance } }
      : {}),
    ...(skill.key === 'BERRY_BURST_DISGUISE'
      ? { surge: { chance: skill.constants.critChance, times: skill.constants.critMultiplier, oncePerDay: true } }
      : {}),
    ...(skill.excludes
      ? {
          copies: {
            from: skill.key === 'METRONOME' ? 'skills' : 'team',
            excludes: skill.excludes,
            fallback: 'CHARGE_STRENGTH_S',
          },
        }
      : {}),
  };
}
