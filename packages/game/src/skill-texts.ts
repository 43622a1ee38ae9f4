// One sentence per main skill, in our own words, with the numbers of a level filled in.
import { amountBounds } from './skills.ts';
import type { MainSkill } from './types.ts';

/** What a text can say about the effect with an index: its amount, its chance in percent, and the odds of all lucky outcomes. */
interface Numbers {
  readonly amount: (effect: number) => string;
  readonly chance: (effect: number) => string;
  readonly odds: (lucky: boolean, unit?: string) => string;
  readonly skill: MainSkill;
  /** A part of the sentence, left out where the effect amounts to nothing at this level. */
  readonly unlessZero: (effect: number, part: string) => string;
  /** The word that fits the amount of an effect: 1 help, 2 helps. */
  readonly plural: (effect: number, one: string, many: string) => string;
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const number = (value: number) => NUMBER.format(Math.abs(value));
const percent = (share: number) => `${number(Math.round(share * 1000) / 10)}%`;

const burst = ({ amount }: Numbers) =>
  `Gathers ${amount(0)} of your own berries and ${amount(1)} of the berries of each teammate`;
const draw = ({ amount }: Numbers) => `Finds ${amount(0)} of a single ingredient, picked from a short list.`;
const strength = ({ amount }: Numbers) => `Raises Snorlax's strength by ${amount(0)}.`;
const copy = () => "Borrows the main skill of a random teammate and uses it at this skill's own level.";
const magnet = ({ amount }: Numbers) => `Gathers ${amount(0)} ingredients of any kind`;
const plus = (n: Numbers) =>
  `${magnet(n)}, and ${n.amount(1)} more of the user's first ingredient with a Plus or Minus teammate.`;

const zoneCap = ({ effects }: MainSkill) =>
  effects.reduce((cap, effect) => (effect.unit === 'berryZone' ? effect.zone.cap : cap), 0);

const TEXTS: Record<string, (numbers: Numbers) => string> = {
  BERRY_BURST: (n) => `${burst(n)}.`,
  BERRY_BURST_DISGUISE: (n) =>
    `${burst(n)}, and once a day, with a chance of ${percent(n.skill.surge?.chance ?? 0)}, ${n.skill.surge?.times} times as many.`,
  BERRY_BURST_DRACO_METEOR: (n) =>
    `${burst(n)}, more with more species of the same type, plus ${n.amount(2)} own berries beside Latias.`,
  BERRY_ZONE_PSYSTRIKE: ({ amount, skill }) =>
    `Raises Snorlax's strength by ${amount(0)} and makes the team's Mago Berries count ${amount(1)}% more with every use, up to ${zoneCap(skill)}%, until you move to another site.`,
  CHARGE_ENERGY_S: ({ amount }) => `Gives the user ${amount(0)} energy.`,
  CHARGE_ENERGY_S_MOONLIGHT: ({ amount, chance }) =>
    `Gives the user ${amount(0)} energy and, with a chance of ${chance(1)}, ${amount(1)} to one member of the team.`,
  CHARGE_STRENGTH_M: strength,
  CHARGE_STRENGTH_M_BAD_DREAMS: ({ amount }) =>
    `Raises Snorlax's strength by ${amount(0)} while every teammate that is not of the Dark type loses ${amount(1)} energy.`,
  CHARGE_STRENGTH_S: strength,
  CHARGE_STRENGTH_S_RANGE: strength,
  CHARGE_STRENGTH_S_STOCKPILE: ({ amount }) =>
    `Stores up a charge or lets all of them go at once, which raises Snorlax's strength by ${amount(0)}, more with every stored charge.`,
  COOKING_ASSIST_S: (n) => `${magnet(n)}.`,
  COOKING_ASSIST_S_BULK_UP: (n) => `${magnet(n)} and makes the next extra-tasty dish ${n.amount(1)}% more likely.`,
  COOKING_POWER_UP_S: ({ amount }) => `Makes room for ${amount(0)} more ingredients in the pot at the next meal.`,
  COOKING_POWER_UP_S_MINUS: ({ amount }) =>
    `Makes room for ${amount(0)} more ingredients at the next meal and, with a Plus or Minus teammate, gives ${amount(1)} energy to one member.`,
  DREAM_SHARD_MAGNET_S: ({ amount }) => `Brings ${amount(0)} dream shards.`,
  DREAM_SHARD_MAGNET_S_AURA_SPHERE: ({ amount }) =>
    `Brings ${amount(0)} dream shards and raises Snorlax's strength by ${amount(1)}.`,
  DREAM_SHARD_MAGNET_S_RANGE: ({ amount }) => `Brings ${amount(0)} dream shards.`,
  ENERGIZING_CHEER_S: ({ amount }) => `Gives ${amount(0)} energy to one member of the team, often the most tired one.`,
  ENERGIZING_CHEER_S_HEAL_PULSE: ({ amount, plural }) =>
    `Gives two members ${amount(0)} energy and ${amount(1)} instant ${plural(1, 'help', 'helps')} each, plus ${amount(2)} ${plural(2, 'help', 'helps')} beside Latios.`,
  ENERGIZING_CHEER_S_NUZZLE: ({ amount, plural }) =>
    `Gives ${amount(0)} energy to one member, often the most tired one, and up to ${amount(1)} ${plural(1, 'try', 'tries')} at triggering its main skill.`,
  ENERGY_FOR_EVERYONE_S: ({ amount }) => `Gives every member of the team ${amount(0)} energy.`,
  ENERGY_FOR_EVERYONE_S_BERRY_JUICE: ({ amount, chance }) =>
    `Gives every member of the team ${amount(0)} energy and, with a chance of ${chance(1)}, makes ${amount(1)} Berry Juice.`,
  ENERGY_FOR_EVERYONE_S_LUNAR_BLESSING: ({ amount }) =>
    `Gives everyone ${amount(0)} energy and gathers ${amount(1)} own berries and ${amount(2)} of each teammate's, more with more species of the same type.`,
  EXTRA_HELPFUL_S: ({ amount }) => `Gives one random member of the team ${amount(0)} instant helps.`,
  HELPER_BOOST: ({ amount }) =>
    `Gives every member ${amount(0)} instant helps, more with more species of the same type.`,
  INGREDIENT_DRAW_S: draw,
  INGREDIENT_DRAW_S_CUTIEFLY: draw,
  INGREDIENT_DRAW_S_DWEBBLE: draw,
  INGREDIENT_DRAW_S_HAWLUCHA: draw,
  INGREDIENT_DRAW_S_SANDSHREW: draw,
  INGREDIENT_DRAW_S_HYPER_CUTTER: ({ amount, odds }) =>
    `Finds ${amount(0)} of a single ingredient, picked from a short list, or ${amount(4)} with a chance of ${odds(true)}.`,
  INGREDIENT_DRAW_S_SUPER_LUCK: ({ amount, odds }) =>
    `Finds ${amount(0)} of a single ingredient, or with a chance of ${odds(false, 'dreamShards')} instead ${amount(4)} dream shards, and of ${odds(true)} even ${amount(5)}.`,
  INGREDIENT_MAGNET_S: (n) => `${magnet(n)}.`,
  INGREDIENT_MAGNET_S_PLUS: plus,
  INGREDIENT_MAGNET_S_PLUS_PLUSLE: plus,
  INGREDIENT_MAGNET_S_PLUS_TOXTRICITY: plus,
  INGREDIENT_MAGNET_S_PRESENT: (n) =>
    `${magnet(n)} and, with a chance of ${n.chance(1)}, brings ${n.amount(1)} candies for one member.`,
  METRONOME: () => "Turns into a random main skill of the game, used at this skill's own level.",
  SKILL_COPY: copy,
  SKILL_COPY_MIMIC: copy,
  SKILL_COPY_TRANSFORM: copy,
  TASTY_CHANCE_S: ({ amount }) => `Makes an extra-tasty dish ${amount(0)}% more likely until the next one is cooked.`,
  VERSATILE: ({ amount, chance, plural, unlessZero }) =>
    `Brings ${amount(0)} ${plural(0, 'candy', 'candies')}${unlessZero(1, ` and, with a chance of ${chance(1)}, ${amount(1)} more`)}.`,
};

/** What the skill does at a level, in one sentence. */
export function describeSkill(skill: MainSkill, level: number): string {
  const text = TEXTS[skill.key];
  if (!text) throw new Error(`No description for skill ${skill.key}`);
  const effect = (index: number) => {
    const row = skill.effects[index];
    if (!row) throw new Error(`${skill.key} has no effect ${index}`);
    return row;
  };
  return text({
    amount: (index) => {
      const [least, most] = amountBounds(effect(index).amount, level);
      return least === most ? number(least) : `${number(least)} to ${number(most)}`;
    },
    chance: (index) => percent(effect(index).chance ?? 1),
    odds: (lucky, unit) =>
      percent(
        skill.effects
          .filter((row) => (row.lucky ?? false) === lucky && (unit === undefined || row.unit === unit))
          .reduce((sum, { weight = 0 }) => sum + weight / 100, 0),
      ),
    skill,
    unlessZero: (index, part) => (amountBounds(effect(index).amount, level)[1] === 0 ? '' : part),
    plural: (index, one, many) => (amountBounds(effect(index).amount, level)[1] === 1 ? one : many),
  });
}
