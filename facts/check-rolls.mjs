// Whether the odds of a catch hold together, and whether what players have counted agrees with them.

/** Chi square with 2 and with 16 degrees of freedom that chance exceeds once in a hundred. */
const LIMIT_RARITIES = 9.21;
const LIMIT_SUBSKILLS = 32;

/** @param {Record<string, any>} facts All tables by name. */
export function checkRolls({ 'roll-odds': odds, natures, subskills, species }, { ensure }) {
  const { nature, ingredients, subskills: rolled, friendMedals, inspirationSeed } = odds;
  const isWhole = (shares) => Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9;
  ensure(isWhole(natures.map(() => nature.chanceEach)), 'roll-odds: the chances of all natures add up to 1');
  for (const [name, shares] of Object.entries({ two: ingredients.two, three: ingredients.three }))
    ensure(isWhole(shares), `roll-odds ingredients ${name}: the chances add up to 1`);
  ensure(isWhole(Object.values(rolled.perRarity).map((percent) => percent / 100)), 'roll-odds: rarities add up to 100');
  for (const key of [...friendMedals.none, ...inspirationSeed.for])
    ensure(
      species.some(({ name }) => name === key),
      `roll-odds: no such species as ${key}`,
    );
  checkCounts(rolled, subskills, ensure);
}

/** The counts refute equal odds and fit ours. */
function checkCounts({ perRarity, counted }, subskills, ensure) {
  const { counts, slots, creatures } = counted;
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  ensure(sum === slots && slots === 5 * creatures, 'roll-odds: the counts add up to five slots for each creature');
  for (const { key } of subskills) ensure(counts[key] > 0, `roll-odds: ${key} is not counted`);
  const rarities = Object.entries(perRarity).map(([rarity, percent]) => ({
    count: subskills.filter((row) => row.rarity === rarity).reduce((total, { key }) => total + counts[key], 0),
    expected: (slots * percent) / 100,
  }));
  ensure(chiSquare(rarities) < LIMIT_RARITIES, 'roll-odds: the counts do not fit the shares of the rarities');
  const equal = Object.values(counts).map((count) => ({ count, expected: slots / subskills.length }));
  ensure(chiSquare(equal) > LIMIT_SUBSKILLS, 'roll-odds: the counts would fit equal odds');
}

const chiSquare = (cells) => cells.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
