// What a main skill does, as an English sentence: for the API and the command line.
import { type SkillText, skillText } from './skill-texts.ts';
import type { MainSkill } from './types.ts';

/** The numbers of a sentence, written out. */
interface Written {
  readonly n: Readonly<Record<string, string>>;
  /** The word that fits a count: 1 help, 2 helps. */
  readonly plural: (name: string, one: string, many: string) => string;
}

const burst = ({ n }: Written) =>
  `Gathers ${n.own} of your own berries and ${n.others} of the berries of each teammate`;
const magnet = ({ n }: Written) => `Gathers ${n.ingredients} ingredients of any kind`;

const SENTENCES: Readonly<Record<string, (written: Written) => string>> = {
  auraSphere: ({ n }) => `Brings ${n.shards} dream shards and raises Snorlax's strength by ${n.strength}.`,
  badDreams: ({ n }) =>
    `Raises Snorlax's strength by ${n.strength} while every teammate that is not of the Dark type loses ${n.energy} energy.`,
  berryBurst: (written) => `${burst(written)}.`,
  berryJuice: ({ n }) =>
    `Gives every member of the team ${n.energy} energy and, with a chance of ${n.chance}, makes ${n.juice} Berry Juice.`,
  bulkUp: (written) => `${magnet(written)} and makes the next extra-tasty dish ${written.n.percent}% more likely.`,
  candies: ({ n, plural }) => `Brings ${n.candies} ${plural('candies', 'candy', 'candies')}.`,
  cheer: ({ n }) => `Gives ${n.energy} energy to one member of the team, often the most tired one.`,
  copy: () => "Borrows the main skill of a random teammate and uses it at this skill's own level.",
  disguise: (written) =>
    `${burst(written)}, and once a day, with a chance of ${written.n.chance}, ${written.n.times} times as many.`,
  dracoMeteor: (written) =>
    `${burst(written)}, more with more species of the same type, plus ${written.n.extra} own berries beside Latias.`,
  draw: ({ n }) => `Finds ${n.ingredients} of a single ingredient, picked from a short list.`,
  dreamShards: ({ n }) => `Brings ${n.shards} dream shards.`,
  extraHelpful: ({ n }) => `Gives one random member of the team ${n.helps} instant helps.`,
  healPulse: ({ n, plural }) =>
    `Gives two members ${n.energy} energy and ${n.helps} instant ${plural('helps', 'help', 'helps')} each, plus ${n.extra} ${plural('extra', 'help', 'helps')} beside Latios.`,
  helperBoost: ({ n }) => `Gives every member ${n.helps} instant helps, more with more species of the same type.`,
  hyperCutter: ({ n }) =>
    `Finds ${n.ingredients} of a single ingredient, picked from a short list, or ${n.lucky} with a chance of ${n.chance}.`,
  lunarBlessing: ({ n }) =>
    `Gives everyone ${n.energy} energy and gathers ${n.own} own berries and ${n.others} of each teammate's, more with more species of the same type.`,
  magnet: (written) => `${magnet(written)}.`,
  metronome: () => "Turns into a random main skill of the game, used at this skill's own level.",
  minus: ({ n }) =>
    `Makes room for ${n.room} more ingredients at the next meal and, with a Plus or Minus teammate, gives ${n.energy} energy to one member.`,
  moonlight: ({ n }) =>
    `Gives the user ${n.energy} energy and, with a chance of ${n.chance}, ${n.other} to one member of the team.`,
  moreCandies: ({ n, plural }) =>
    `Brings ${n.candies} ${plural('candies', 'candy', 'candies')} and, with a chance of ${n.chance}, ${n.extra} more.`,
  nuzzle: ({ n, plural }) =>
    `Gives ${n.energy} energy to one member, often the most tired one, and up to ${n.tries} ${plural('tries', 'try', 'tries')} at triggering its main skill.`,
  ownEnergy: ({ n }) => `Gives the user ${n.energy} energy.`,
  plus: (written) =>
    `${magnet(written)}, and ${written.n.extra} more of the user's first ingredient with a Plus or Minus teammate.`,
  pot: ({ n }) => `Makes room for ${n.room} more ingredients in the pot at the next meal.`,
  present: (written) =>
    `${magnet(written)} and, with a chance of ${written.n.chance}, brings ${written.n.candies} candies for one member.`,
  psystrike: ({ n }) =>
    `Raises Snorlax's strength by ${n.strength} and makes the team's Mago Berries count ${n.percent}% more with every use, up to ${n.limit}%, until you move to another site.`,
  stockpile: ({ n }) =>
    `Stores up a charge or lets all of them go at once, which raises Snorlax's strength by ${n.strength}, more with every stored charge.`,
  strength: ({ n }) => `Raises Snorlax's strength by ${n.strength}.`,
  superLuck: ({ n }) =>
    `Finds ${n.ingredients} of a single ingredient, or with a chance of ${n.shardChance} instead ${n.shards} dream shards, and of ${n.luckyChance} even ${n.lucky}.`,
  tastyChance: ({ n }) => `Makes an extra-tasty dish ${n.percent}% more likely until the next one is cooked.`,
  teamEnergy: ({ n }) => `Gives every member of the team ${n.energy} energy.`,
};

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

function written(name: string, value: SkillText['values'][string]): string {
  if (typeof value !== 'number') {
    const [least, most] = value;
    return least === most ? NUMBER.format(least) : `${NUMBER.format(least)} to ${NUMBER.format(most)}`;
  }
  return /chance$/i.test(name) ? `${NUMBER.format(Math.round(value * 1000) / 10)}%` : NUMBER.format(value);
}

/** What the skill does at a level, in one sentence. */
export function describeSkill(skill: MainSkill, level: number): string {
  const { code, values } = skillText(skill, level);
  const sentence = SENTENCES[code];
  if (!sentence) throw new Error(`No sentence for ${code}`);
  return sentence({
    n: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(name, value)])),
    plural: (name, one, many) => (values[name] === 1 ? one : many),
  });
}
