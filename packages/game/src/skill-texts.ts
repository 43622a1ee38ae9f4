// What a main skill does at a level, as data: the code of a sentence and its numbers. Each language has its own sentences.
import { amountBounds } from './skills.ts';
import type { MainSkill } from './types.ts';

/** An amount from its least to its most, which are often the same. */
type Amount = readonly [least: number, most: number];

export interface SkillText {
  readonly code: string;
  /** Counts and multiples are numbers, shares of 0 to 1 are called chance. */
  readonly values: Readonly<Record<string, number | Amount>>;
}

interface Numbers {
  readonly skill: MainSkill;
  /** Of the effect with an index. */
  readonly amount: (effect: number) => Amount;
  /** The amount of an effect that never varies, as a count for plural forms. */
  readonly count: (effect: number) => number;
  readonly chance: (effect: number) => number;
  /** Outcomes that bring a unit, either the lucky or the usual ones. */
  readonly odds: (isLucky: boolean, unit?: string) => number;
}

type TextOf = (numbers: Numbers) => SkillText;

const strength: TextOf = ({ amount }) => ({ code: 'strength', values: { strength: amount(0) } });
const dreamShards: TextOf = ({ amount }) => ({ code: 'dreamShards', values: { shards: amount(0) } });
const magnet: TextOf = ({ amount }) => ({ code: 'magnet', values: { ingredients: amount(0) } });
const draw: TextOf = ({ amount }) => ({ code: 'draw', values: { ingredients: amount(0) } });
const copy: TextOf = () => ({ code: 'copy', values: {} });
const plus: TextOf = ({ amount }) => ({ code: 'plus', values: { ingredients: amount(0), extra: amount(1) } });

const zoneLimit = ({ effects }: MainSkill) =>
  effects.reduce((limit, effect) => (effect.unit === 'berryZone' ? effect.zone.cap : limit), 0);

const TEXTS: Readonly<Record<string, TextOf>> = {
  BERRY_BURST: ({ amount }) => ({ code: 'berryBurst', values: { own: amount(0), others: amount(1) } }),
  BERRY_BURST_DISGUISE: ({ amount, skill: { surge } }) => ({
    code: 'disguise',
    values: { own: amount(0), others: amount(1), chance: surge?.chance ?? 0, times: surge?.times ?? 1 },
  }),
  BERRY_BURST_DRACO_METEOR: ({ amount }) => ({
    code: 'dracoMeteor',
    values: { own: amount(0), others: amount(1), extra: amount(2) },
  }),
  BERRY_ZONE_PSYSTRIKE: ({ amount, skill }) => ({
    code: 'psystrike',
    values: { strength: amount(0), percent: amount(1), limit: zoneLimit(skill) },
  }),
  CHARGE_ENERGY_S: ({ amount }) => ({ code: 'ownEnergy', values: { energy: amount(0) } }),
  CHARGE_ENERGY_S_MOONLIGHT: ({ amount, chance }) => ({
    code: 'moonlight',
    values: { energy: amount(0), chance: chance(1), other: amount(1) },
  }),
  CHARGE_STRENGTH_M: strength,
  CHARGE_STRENGTH_M_BAD_DREAMS: ({ amount }) => ({
    code: 'badDreams',
    values: { strength: amount(0), energy: amount(1) },
  }),
  CHARGE_STRENGTH_S: strength,
  CHARGE_STRENGTH_S_RANGE: strength,
  CHARGE_STRENGTH_S_STOCKPILE: ({ amount }) => ({ code: 'stockpile', values: { strength: amount(0) } }),
  COOKING_ASSIST_S: magnet,
  COOKING_ASSIST_S_BULK_UP: ({ amount }) => ({
    code: 'bulkUp',
    values: { ingredients: amount(0), percent: amount(1) },
  }),
  COOKING_POWER_UP_S: ({ amount }) => ({ code: 'pot', values: { room: amount(0) } }),
  COOKING_POWER_UP_S_MINUS: ({ amount }) => ({ code: 'minus', values: { room: amount(0), energy: amount(1) } }),
  DREAM_SHARD_MAGNET_S: dreamShards,
  DREAM_SHARD_MAGNET_S_AURA_SPHERE: ({ amount }) => ({
    code: 'auraSphere',
    values: { shards: amount(0), strength: amount(1) },
  }),
  DREAM_SHARD_MAGNET_S_RANGE: dreamShards,
  ENERGIZING_CHEER_S: ({ amount }) => ({ code: 'cheer', values: { energy: amount(0) } }),
  ENERGIZING_CHEER_S_HEAL_PULSE: ({ amount, count }) => ({
    code: 'healPulse',
    values: { energy: amount(0), helps: count(1), extra: count(2) },
  }),
  ENERGIZING_CHEER_S_NUZZLE: ({ amount, count }) => ({
    code: 'nuzzle',
    values: { energy: amount(0), tries: count(1) },
  }),
  ENERGY_FOR_EVERYONE_S: ({ amount }) => ({ code: 'teamEnergy', values: { energy: amount(0) } }),
  ENERGY_FOR_EVERYONE_S_BERRY_JUICE: ({ amount, chance }) => ({
    code: 'berryJuice',
    values: { energy: amount(0), chance: chance(1), juice: amount(1) },
  }),
  ENERGY_FOR_EVERYONE_S_LUNAR_BLESSING: ({ amount }) => ({
    code: 'lunarBlessing',
    values: { energy: amount(0), own: amount(1), others: amount(2) },
  }),
  EXTRA_HELPFUL_S: ({ amount }) => ({ code: 'extraHelpful', values: { helps: amount(0) } }),
  HELPER_BOOST: ({ amount }) => ({ code: 'helperBoost', values: { helps: amount(0) } }),
  INGREDIENT_DRAW_S: draw,
  INGREDIENT_DRAW_S_CUTIEFLY: draw,
  INGREDIENT_DRAW_S_DWEBBLE: draw,
  INGREDIENT_DRAW_S_HAWLUCHA: draw,
  INGREDIENT_DRAW_S_SANDSHREW: draw,
  INGREDIENT_DRAW_S_HYPER_CUTTER: ({ amount, odds }) => ({
    code: 'hyperCutter',
    values: { ingredients: amount(0), lucky: amount(4), chance: odds(true) },
  }),
  INGREDIENT_DRAW_S_SUPER_LUCK: ({ amount, odds }) => ({
    code: 'superLuck',
    values: {
      ingredients: amount(0),
      shardChance: odds(false, 'dreamShards'),
      shards: amount(4),
      luckyChance: odds(true),
      lucky: amount(5),
    },
  }),
  INGREDIENT_MAGNET_S: magnet,
  INGREDIENT_MAGNET_S_PLUS: plus,
  INGREDIENT_MAGNET_S_PLUS_PLUSLE: plus,
  INGREDIENT_MAGNET_S_PLUS_TOXTRICITY: plus,
  INGREDIENT_MAGNET_S_PRESENT: ({ amount, chance }) => ({
    code: 'present',
    values: { ingredients: amount(0), chance: chance(1), candies: amount(1) },
  }),
  METRONOME: () => ({ code: 'metronome', values: {} }),
  SKILL_COPY: copy,
  SKILL_COPY_MIMIC: copy,
  SKILL_COPY_TRANSFORM: copy,
  TASTY_CHANCE_S: ({ amount }) => ({ code: 'tastyChance', values: { percent: amount(0) } }),
  VERSATILE: ({ count, chance }) =>
    count(1) === 0
      ? { code: 'candies', values: { candies: count(0) } }
      : { code: 'moreCandies', values: { candies: count(0), chance: chance(1), extra: count(1) } },
};

/** What the skill does at a level. */
export function skillText(skill: MainSkill, level: number): SkillText {
  const text = TEXTS[skill.key];
  if (!text) throw new Error(`No text for skill ${skill.key}`);
  const effect = (index: number) => {
    const row = skill.effects[index];
    if (!row) throw new Error(`${skill.key} has no effect ${index}`);
    return row;
  };
  const amount = (index: number): Amount => {
    const [least, most] = amountBounds(effect(index).amount, level);
    return [Math.abs(least), Math.abs(most)];
  };
  return text({
    skill,
    amount,
    count: (index) => amount(index)[1],
    chance: (index) => effect(index).chance ?? 1,
    odds: (isLucky, unit) =>
      skill.effects
        .filter((row) => (row.lucky ?? false) === isLucky && (unit === undefined || row.unit === unit))
        .reduce((sum, { weight = 0 }) => sum + weight / 100, 0),
  });
}
