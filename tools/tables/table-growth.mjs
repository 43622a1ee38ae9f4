// Rows of the tables of growth: EXP and candies, what an evolution takes, what Snorlax's strength brings.
import { stateIn, versioned } from './facts.mjs';

const CURVES = [600, 900, 1080, 1320];

export const expTotals = ({ levels }) => ({
  exp: Object.fromEntries(CURVES.map((type) => [type, levels.map((row) => row[`totalExp${type}`])])),
  shards: levels.map((row) => row.dreamShardsPerCandyToReach),
});

export const recipeExp = ({ 'recipe-exp': { levels } }) => levels.map(({ totalExp }) => totalExp);

export const growthRows = ({ editions, growth }) => [
  versioned(
    editions,
    editions.map((edition) => growthIn(growth, edition)),
  ),
];

function growthIn(growth, edition) {
  const g = (key) => {
    const row = growth.find((other) => other.key === key);
    if (!row) throw new Error(`growth.json: no ${key}`);
    return stateIn(row, edition).value;
  };
  const [mini, full] = [g('candyBoostMini'), g('candyBoostFull')];
  const [least, most] = g('spawnRange');
  return {
    expPerCandy: g('expPerCandy'),
    boosts: {
      mini: {
        exp: mini.expFactor,
        shards: mini.shardFactor,
        perDay: mini.candiesPerDay,
        perEvent: mini.candiesPerWeekEvent,
      },
      full: { exp: full.expFactor, shards: full.shardFactor, perDay: null, perEvent: g('candyBoostFullLimit') },
    },
    handyCandy: g('handyCandy'),
    typeCandy: g('typeCandy'),
    candyBag: g('convertibleCandyBagLimit'),
    expPerScorePoint: g('expPerSleepScorePoint'),
    growthIncense: g('growthIncenseFactor'),
    scoreCap: g('scoreCapPerDay'),
    leastSleep: g('minimumTrackingMinutes'),
    seedFamilies: g('subSkillSeedFamilies'),
    snorlaxRanks: g('snorlaxRanks'),
    visitors: { least, most, camp: g('goodCampTicketExtraSpawns') },
  };
}

/** The natures themselves say whether they decide it. */
export const evolutionRow = ({ source: _, byNature: __, ...step }) => step;
