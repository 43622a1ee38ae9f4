// `node tools/tables/observations.mjs`: what players have counted in the game beside what our tables hold, as the table of docs/sources.md.
import { fileURLToPath } from 'node:url';
import { readFacts } from './facts.mjs';

/** Of a normal distribution: 95 % of it lies so far around the middle. */
const WIDTH = 1.96;

/** Wilson's 95 % interval of a share. */
export function intervalOf(hits, trials) {
  const share = hits / trials;
  const square = WIDTH ** 2 / trials;
  const middle = (share + square / 2) / (1 + square);
  const half = (WIDTH / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return [middle - half, middle + half];
}

/** Chance that a target is the most tired of so many: meant so often, and otherwise anyone. */
const targetChance = (chance, members) => chance + (1 - chance) / members;

/** The chance to look for the most tired one that explains draws among five and then four best (maximum likelihood). */
export function fittedChance({ trials, hits, second }) {
  const likelihood = (chance) => {
    const [first, then] = [targetChance(chance, 5), targetChance(chance, 4)];
    const missed = (trials - hits) * Math.log(1 - first) + (second.trials - second.hits) * Math.log(1 - then);
    return hits * Math.log(first) + second.hits * Math.log(then) + missed;
  };
  const chances = Array.from({ length: 100 }, (_, i) => i / 100);
  return chances.reduce((best, chance) => (likelihood(chance) > likelihood(best) ? chance : best));
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

const fits = (isWithin) => (isWithin ? 'yes' : 'no');

/** One line for a share that was counted. */
function countedRow(what, { hits, trials }, ours) {
  const [low, high] = intervalOf(hits, trials);
  return [
    what,
    `${hits} of ${trials}: ${percent(low)} to ${percent(high)}`,
    percent(ours),
    fits(low <= ours && ours <= high),
  ];
}

/** Shares that a source names without saying how often it looked: they prove nothing. */
const namedRow = (what, shares, ours) => [
  what,
  `${shares.map((share) => `${share} %`).join(', ')} (no count)`,
  ours.map((share) => `${share} %`).join(', '),
  'unknown: no count',
];

const rangeRow = (what, [low, high], ours) => [
  what,
  `${percent(low)} to ${percent(high)} (an estimate)`,
  percent(ours),
  fits(low <= ours && ours <= high),
];

/** What is there to compare by the key of an observation; the others are no figure of the simulation. */
export function observationRows({ observations: { observations }, skills, constants, corrections }) {
  const seen = Object.fromEntries(observations.map((row) => [row.id, row]));
  const skill = (key) => skills.find((row) => row.key === key);
  const constant = ({ skill: key }, name) => skill(key).constants[name];
  const outcomes = ({ skill: key }) => skill(key).outcomes;
  const pulse = skill(seen['healpulse-target'].skill).targeting.lowestEnergyChance;
  const minus = targetChance(skill('COOKING_POWER_UP_S_MINUS').targeting.lowestEnergyChance, 5);
  const seconds = constants.find(({ key }) => key === 'skillPityHelps').value.skillOrAllSeconds;
  // Intervals as they were then.
  const waits = [...seen.pity.what.matchAll(/(\d+) s (\d+)/g)].map(([, interval, helps]) =>
    [interval, helps].map(Number),
  );
  const counted = waits.map(([, helps]) => helps);
  const pity = waits.map(([interval]) => Math.floor(seconds / interval));
  const brackets = corrections.find(({ field }) => field === 'helpFrequencyFactor').to.slice(0, 3);
  const big = outcomes(seen.hypercutter).filter((row) => row.big);
  return [
    countedRow(
      'Disguise: great success while it is still possible',
      seen['disguise-crit'],
      constant(seen['disguise-crit'], 'critChance'),
    ),
    countedRow('Stockpile: spit up', seen['stockpile-spit'], constant(seen['stockpile-spit'], 'critChance')),
    countedRow(
      'Moonlight: energy for another member',
      seen['moonlight-crit'],
      constant(seen['moonlight-crit'], 'critChance'),
    ),
    countedRow('Heal Pulse: the first is the most tired', seen['healpulse-target'], targetChance(pulse, 5)),
    countedRow('Heal Pulse: if not, the second is', seen['healpulse-target'].second, targetChance(pulse, 4)),
    countedRow('Minus: the most tired, others often as tired', seen['minus-target-a'], minus),
    countedRow('Minus: the most tired, energies apart', seen['minus-target-b'], minus),
    namedRow(
      'Super Luck: results',
      seen.superluck.shares,
      outcomes(seen.superluck).map((row) => row.percent),
    ),
    namedRow(
      'Hyper Cutter: double yield',
      [seen.hypercutter.share],
      [Number(big.reduce((sum, row) => sum + row.percent, 0).toFixed(1))],
    ),
    rangeRow('Present: candies', seen['present-candy'].range, constant(seen['present-candy'], 'candyChance')),
    namedRow('Berry Juice: a juice', [seen.juice.share], [100 * constant(seen.juice, 'itemChance')]),
    rangeRow(
      'Versatile: a candy',
      seen['versatile-candy'].range,
      constant(seen['versatile-candy'], 'bonusCandyChance'),
    ),
    [
      'Helps until a skill is certain: Arcanine, Wigglytuff, Eevee',
      counted.join(', '),
      pity.join(', '),
      fits(counted.join() === pity.join()),
    ],
    [
      'Lowest energy of the three fastest speeds',
      '81, 61, 41',
      brackets.map((row) => row.minEnergy).join(', '),
      fits(brackets.every(({ minEnergy }, i) => minEnergy === [81, 61, 41][i])),
    ],
  ];
}

export const observationTable = (facts) =>
  [['what', 'players saw (95 %)', 'ours', 'fits'], ['---', '---', '---', '---'], ...observationRows(facts)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(observationTable(readFacts()));
