// The rules of an edition: constants of the facts under the names that the code uses.
import { stateIn, versioned } from './facts.mjs';

export const rulesRows = (facts) => [
  versioned(
    facts.editions,
    facts.editions.map((edition) => rulesIn(facts, edition)),
  ),
];

const byEnergy = (list, value) => list.map((row) => ({ from: row.minEnergy, [value]: row[value] }));

export const speedBrackets = (list) => byEnergy(list, 'factor');

function rulesIn(facts, edition) {
  const constants = new Map(facts.constants.map((row) => [row.key, stateIn(row, edition)?.value]));
  const c = (key) => {
    const value = constants.get(key);
    if (value === undefined) throw new Error(`constants.json: no ${key}`);
    return value;
  };
  const energy = stateIn(facts.energy, edition);
  const pot = stateIn(facts['pot-sizes'], edition);
  const meals = c('mealWindows');
  return {
    domainVersion: c('domainVersion'),
    maxLevel: c('maxPokemonLevel'),
    maxRecipeLevel: c('maxRecipeLevel'),
    maxRibbon: c('maxRibbonLevel'),
    maxTeamSize: c('maxTeamSize'),
    ingredientUnlockLevels: c('ingredientUnlockLevels'),
    subskillUnlockLevels: c('subskillUnlockLevels'),
    ingredientBag: c('maxIngredientInventory'),
    maxStockpiledBerries: c('maxStockpiledBerries'),
    areaBonus: { min: c('areaBonusRange')[0], max: c('areaBonusRange')[1] },
    favouriteMultiplier: c('favouredBerryMultiplier'),
    maxSubFavourites: c('expertMaxSubFavourites'),
    pot: {
      sizes: pot.sizes,
      sunday: c('potSundayMultiplier'),
      camp: c('potCampMultiplier'),
      skillCap: c('potSkillBonusCap'),
    },
    mealWindows: Object.fromEntries(
      Object.entries(meals).map(([meal, window]) => [
        meal,
        window.split('-').map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))),
      ]),
    ),
    extraTasty: {
      weekday: { chance: c('extraTastyChanceWeekday'), multiplier: c('extraTastyMultiplierWeekday') },
      sunday: { chance: c('extraTastyChanceSunday'), multiplier: c('extraTastyMultiplierSunday') },
      skillCap: c('extraTastySkillBonusCap'),
    },
    camp: { carry: c('campCarryMultiplier'), speed: c('campFrequencyDivisor') },
    carryPerEvolution: c('carryPerPreviousEvolution'),
    speedPerLevel: c('frequencyReductionPerLevel'),
    speedFloor: c('frequencySubskillFloor'),
    maxHelpingBonus: c('helpingBonusMaxMembers'),
    berriesPerHelp: { specialist: c('berriesPerHelp').berrySpecialtyOrAll, other: c('berriesPerHelp').other },
    berryGrowth: c('berryGrowthPerLevel'),
    pity: {
      skillSeconds: c('skillPityHelps').skillOrAllSeconds,
      otherHelps: c('skillPityHelps').other,
    },
    // The facts record what the reference stores for everyone; the game lets only skill and all-round specialists keep that many.
    storedProcs: { specialist: c('bankedNightSkillTriggers'), other: 1 },
    rounding: c('rounding'),
    speedBrackets: speedBrackets(energy.helpFrequencyFactor),
    energy: {
      meals: byEnergy(energy.mealRecovery, 'energy'),
      cap: energy.absoluteCap,
      decay: { energy: energy.decay.energyPerStep, minutes: energy.decay.stepMinutes },
      sleep: {
        full: energy.sleepRecovery.energyPerFullSleep,
        minutes: energy.sleepRecovery.fullSleepMinutes,
        bonusPerMember: energy.sleepRecovery.energyRecoveryBonusSharePerMember,
        cap: energy.sleepRecovery.capPlain,
        capWithBonus: energy.sleepRecovery.capWithOwnEnergyRecoveryBonus,
      },
    },
    rating: {
      hours: c('rpHours'),
      energyNature: c('rpNatureEnergyFactors'),
      growthBeyondTable: c('rpIngredientGrowthFallback'),
    },
    ingredientTax: c('ingredientTaxReference'),
    special: {
      limit: facts['team-rules'].limit.special,
      species: facts['team-rules'].special.map(({ species }) => species),
      together: facts['team-rules'].exceptions.map(({ together }) => together),
    },
  };
}
