// `npm run tables [-- --check] [--facts DIR]`: writes packages/game/src/tables from the checked fact tables, or tells whether they agree.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { effectsOf } from './skill-effects.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const OUT = join(ROOT, 'packages/game/src/tables');
const SEAL = join(ROOT, 'tools/tables.sha256');
export const FACTS = resolve(ROOT, '../shared/facts');

/** The editions, oldest first, and the version of the facts that each one is. */
const EDITIONS = ['2025-10', '2026-08'];
const [FIRST, LATEST] = EDITIONS;
const BASELINE = '2.28.1';

function readFacts(dir) {
  const read = (file) => readFileSync(join(dir, file), 'utf8');
  const json = (file) => JSON.parse(read(file));
  const csv = (file) => {
    const [head, ...lines] = read(file).trim().split('\n');
    const columns = head.split(',');
    return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [columns[i], cellValue(cell)])));
  };
  const files = [
    'species.json',
    'species-extra.csv',
    'berries.csv',
    'ingredients.csv',
    'natures.csv',
    'subskills.csv',
    'ribbons.csv',
    'main-skills.json',
    'recipes.json',
    'islands.json',
    'level-multipliers.csv',
    'exp-levels.csv',
    'energy.json',
    'pot-sizes.json',
    'constants.json',
    'names-i18n.json',
    'suggested-corrections.json',
  ];
  const digest = createHash('sha256');
  for (const file of files) digest.update(file).update(read(file));
  return { json, csv, digest: digest.digest('hex') };
}

function cellValue(cell) {
  if (cell === 'true' || cell === 'false') return cell === 'true';
  return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** A row of a table in which nothing has changed yet, only been added. */
const added = (fact, row) => ({ since: fact.since === BASELINE ? FIRST : LATEST, row });

/** One row out of its state in each edition: the oldest state, and what later editions changed. `null` = not there. */
function versioned(states) {
  const first = EDITIONS.findIndex((_, i) => states[i]);
  const row = { since: EDITIONS[first], row: states[first] };
  const then = {};
  for (let i = first + 1; i < EDITIONS.length; i += 1) {
    if (!states[i]) return { ...row, until: EDITIONS[i] };
    const patch = {};
    for (const key of new Set([...Object.keys(states[i - 1]), ...Object.keys(states[i])])) {
      if (states[i][key] === undefined) throw new Error(`field ${key} vanished in ${EDITIONS[i]}`);
      if (!same(states[i - 1][key], states[i][key])) patch[key] = states[i][key];
    }
    if (Object.keys(patch).length > 0) then[EDITIONS[i]] = patch;
  }
  return Object.keys(then).length > 0 ? { ...row, then } : row;
}

/** Both states of a fact row that carries its old values in `changed`. */
const statesOf = (row, pick) => [row.inBaseline ? pick({ ...row, ...row.changed }) : null, pick(row)];

/** As edition.ts spells a name that stands in no table. */
const plainName = (name) =>
  name
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');

function species(facts) {
  const extra = new Map(facts.csv('species-extra.csv').map((row) => [row.name, row]));
  const baselineSkill = {
    INGREDIENT_MAGNET_S_PLUS_PLUSLE: 'INGREDIENT_MAGNET_S_PLUS',
    INGREDIENT_MAGNET_S_PLUS_TOXTRICITY: 'INGREDIENT_MAGNET_S_PLUS',
  };
  return facts.json('species.json').map((row) => {
    const { sleepType, expType, friendPoints, arrivalDate } = extra.get(row.name);
    const pick = (r) => ({
      name: r.name,
      ...(r.displayName === plainName(r.name) ? {} : { displayName: r.displayName }),
      pokedexNumber: r.pokedexNumber,
      specialty: r.specialty,
      berry: r.berry,
      frequency: r.frequency,
      ingredientPercentage: r.ingredientPercentage,
      skillPercentage: r.skillPercentage,
      skill: r.skill,
      carrySize: r.carrySize,
      previousEvolutions: r.previousEvolutions,
      remainingEvolutions: r.remainingEvolutions,
      evolvesFrom: r.evolvesFrom,
      evolvesInto: r.evolvesInto,
      family: r.family,
      genders: [r.genders.male, r.genders.female],
      shinyLocked: r.shinyLocked,
      ingredient0: r.ingredient0.map((x) => [x.ingredient, x.amount]),
      ingredient30: r.ingredient30.map((x) => [x.ingredient, x.amount]),
      ingredient60: r.ingredient60.map((x) => [x.ingredient, x.amount]),
      sleepType: sleepType || null,
      expType: expType || null,
      friendPoints: friendPoints === '' ? null : friendPoints,
      arrivalDate: arrivalDate || null,
    });
    const [before, now] = statesOf(row, pick);
    if (before) before.skill = baselineSkill[before.skill] ?? before.skill;
    return versioned([before, now]);
  });
}

function skills(facts) {
  const { skills: rows, baselineOnly } = facts.json('main-skills.json');
  const split = new Set(baselineOnly.flatMap((row) => row.replacedBy));
  const baseline = rows
    .filter((row) => row.inBaseline && !split.has(row.key))
    .map((row) => ({ ...row, ...row.changed, targeting: row.targeting }));
  const editions = [[...baseline, ...baselineOnly], rows];
  const baseOf = (row, keys) => (row.baseSkill && !keys.includes(row.baseSkill) ? row.group : row.baseSkill);
  const states = editions.map((list) => {
    const keys = list.map((row) => row.key);
    return new Map(
      list.map((row) => [
        row.key,
        {
          key: row.key,
          name: row.name,
          group: row.group,
          baseSkill: baseOf(row, keys),
          modifierName: row.modifierName,
          maxLevel: row.maxLevel,
          units: [...new Set(effectsOf(row, keys).effects.map((effect) => effect.unit))],
          rp: row.rp,
          supportsTeam: row.supportsTeam,
          ...effectsOf(row, keys),
        },
      ]),
    );
  });
  const keys = [...new Set(states.flatMap((state) => [...state.keys()]))].sort();
  return keys.map((key) => versioned(states.map((state) => state.get(key) ?? null)));
}

function islands(facts) {
  const rules = (row) => {
    const e = row.expertRules;
    if (!e) return null;
    const bonus = e.weeklyRandomBonus;
    return {
      main: {
        frequency: e.mainFavourite.frequencyFactor,
        skillLevel: e.mainFavourite.skillLevelBonus,
        carry: e.mainFavourite.carryBonus ?? 0,
      },
      sub: { frequency: e.subFavourite?.frequencyFactor ?? 1 },
      others: { frequency: e.notFavoured?.frequencyFactor ?? 1 },
      skillWeek: { chance: bonus.skill.favouredSkillChanceMultiplier },
      berryWeek: { multiplier: bonus.berry.favouredBerryMultiplier ?? bonus.berry.favouredShareMultiplier },
      ingredientWeek: bonus.ingredient
        ? {
            amount: bonus.ingredient.flat,
            extra: bonus.ingredient.ingredientSpecialistExtra,
            extraChance: bonus.ingredient.ingredientSpecialistExtraChance,
          }
        : null,
    };
  };
  return facts.json('islands.json').map((row) =>
    versioned(
      statesOf(row, (r) => ({
        shortName: r.shortName,
        name: r.name,
        expert: r.expert,
        baseIsland: r.baseIsland,
        berries: r.favouriteBerries,
        choosesBerries: r.playerChoosesFavourites,
        expertRules: rules(r),
        snorlaxRankStrength: r.snorlaxRankStrength,
        drowsyPowerForSpawns: r.drowsyPowerForSpawns,
      })),
    ),
  );
}

const recipes = (facts) =>
  facts.json('recipes.json').map((row) =>
    versioned(
      statesOf(row, (r) => ({
        name: r.key,
        displayName: r.displayName,
        type: r.type,
        mixed: r.mixed,
        ingredients: r.ingredients.map((x) => [x.ingredient, x.amount]),
        bonus: r.bonusPercent,
      })),
    ),
  );

const berries = (facts) =>
  facts
    .csv('berries.csv')
    .map((r) => added(r, { name: r.key, displayName: r.displayName, type: r.type, value: r.value }));

const ingredients = (facts) =>
  facts
    .csv('ingredients.csv')
    .map((r) =>
      added(r, { key: r.key, name: r.name, longName: r.longName, value: r.value, placeholder: r.placeholder }),
    );

const natures = (facts) =>
  facts.csv('natures.csv').map((r) =>
    added(r, {
      key: r.key,
      name: r.name,
      positiveModifier: r.positive,
      negativeModifier: r.negative,
      frequency: r.frequency,
      ingredient: r.ingredient,
      skill: r.skill,
      energy: r.energy,
      exp: r.exp,
      toxelEvolvesInto: r.toxelEvolvesInto,
    }),
  );

const subskills = (facts) =>
  facts.csv('subskills.csv').map((r) =>
    added(r, {
      key: r.key,
      name: r.name,
      shortName: r.shortName,
      rarity: r.rarity,
      amount: r.amount,
      unit: r.unit,
      rpWeight: r.rpWeight,
    }),
  );

const ribbons = (facts) =>
  facts.csv('ribbons.csv').map((r) =>
    added(r, {
      level: r.level,
      hours: r.hours,
      carry: r.carryTotal,
      frequency: [r.frequencyFactorRemaining0, r.frequencyFactorRemaining1, r.frequencyFactorRemaining2],
    }),
  );

const levels = (facts) => {
  const exp = new Map(facts.csv('exp-levels.csv').map((row) => [row.level, row]));
  return facts.csv('level-multipliers.csv').map((r) => {
    const e = exp.get(r.level);
    return added(r, {
      level: r.level,
      recipe: r.recipeLevelMultiplier,
      ingredient: r.ingredientGrowth,
      exp: { 600: e.totalExp600, 900: e.totalExp900, 1080: e.totalExp1080, 1320: e.totalExp1320 },
      shardsPerCandy: e.dreamShardsPerCandyToReach,
    });
  });
};

/** The rules of an edition: constants of the facts under the names that the code uses. */
function rules(facts) {
  const constants = new Map(facts.json('constants.json').map((row) => [row.key, row]));
  const energy = facts.json('energy.json');
  const pot = facts.json('pot-sizes.json');
  const state = (baseline) => {
    const c = (key) => {
      const row = constants.get(key);
      if (!row) throw new Error(`constants.json: no ${key}`);
      return baseline && row.baseline !== undefined ? row.baseline : row.value;
    };
    const meals = c('mealWindows');
    const brackets = (list, value) => list.map((row) => ({ from: row.minEnergy, [value]: row[value] }));
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
        sizes: (baseline ? pot.baseline : pot.latest).sizes,
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
        skillSeconds: Number(/floor\((\d+)\/frequency\)/.exec(c('skillPityHelps').skillOrAll)[1]),
        otherHelps: c('skillPityHelps').other,
      },
      // The facts record what the reference stores for everyone; the game lets only skill and all-round specialists keep that many.
      storedProcs: { specialist: c('bankedNightSkillTriggers'), other: 1 },
      energy: {
        brackets: brackets(energy.helpFrequencyFactor.brackets, 'factor'),
        meals: brackets((baseline ? energy.mealRecoveryBaseline : energy.mealRecovery).brackets, 'energy'),
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
      expPerCandy: c('expPerCandy'),
      ingredientTax: c('ingredientTaxReference'),
    };
  };
  return [versioned([state(true), state(false)])];
}

function corrections(facts) {
  const tables = { species: 'species', 'main-skills': 'skills' };
  return facts
    .json('suggested-corrections.json')
    .filter((row) => row.confidence === 'high')
    .map((row) => ({
      since: LATEST,
      table: tables[row.table],
      key: row.key,
      field: row.field,
      from: row.current,
      to: row.suggested,
      agree: row.agree,
      reason: row.reason,
    }));
}

function names(facts) {
  const { languages, ...sections } = facts.json('names-i18n.json');
  return {
    languages,
    sections: Object.fromEntries(
      Object.entries(sections).map(([section, rows]) => [
        section,
        Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, languages.map((language) => row[language])])),
      ]),
    ),
  };
}

const table = (name, type, rows, digest) =>
  `// Generated by \`npm run tables\` from the fact tables (sha256 ${digest.slice(0, 16)}); do not edit.\nimport type { ${type} } from '../rows.ts';\n\nexport const ${name}: readonly ${type}[] = [\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];\n`;

/** File name → text of every generated table. */
export function generate(dir = FACTS) {
  const facts = readFacts(dir);
  const make = (name, type, rows) => table(name, type, rows, facts.digest);
  const i18n = names(facts);
  return {
    'species.ts': make('SPECIES', 'SpeciesRow', species(facts)),
    'skills.ts': make('SKILLS', 'SkillRow', skills(facts)),
    'recipes.ts': make('RECIPES', 'RecipeRow', recipes(facts)),
    'islands.ts': make('ISLANDS', 'IslandRow', islands(facts)),
    'berries.ts': make('BERRIES', 'BerryRow', berries(facts)),
    'ingredients.ts': make('INGREDIENTS', 'IngredientRow', ingredients(facts)),
    'natures.ts': make('NATURES', 'NatureRow', natures(facts)),
    'subskills.ts': make('SUBSKILLS', 'SubskillRow', subskills(facts)),
    'ribbons.ts': make('RIBBONS', 'RibbonRow', ribbons(facts)),
    'levels.ts': make('LEVELS', 'LevelRow', levels(facts)),
    'rules.ts': make('RULES', 'RulesRow', rules(facts)),
    'corrections.ts': make('CORRECTIONS', 'Correction', corrections(facts)),
    'names.ts': `// Generated by \`npm run tables\` from the fact tables (sha256 ${facts.digest.slice(0, 16)}); do not edit.\nimport type { NameTable } from '../rows.ts';\n\n/** Names by section and key, in the order ${i18n.languages.join(', ')}; null = no source has it. */\nexport const NAMES: NameTable = {\n${Object.entries(
      i18n.sections,
    )
      .map(
        ([section, rows]) =>
          `  ${section}: {\n${Object.entries(rows)
            .map(([key, row]) => `    ${JSON.stringify(key)}: ${JSON.stringify(row)},\n`)
            .join('')}  },\n`,
      )
      .join('')}};\n`,
  };
}

/** One hash over all tables, kept beside this tool: where the facts are not at hand, it still tells an edit by hand. */
export function sealOf(files) {
  const digest = createHash('sha256');
  for (const file of Object.keys(files).sort()) digest.update(file).update(files[file]);
  return digest.digest('hex');
}

function main(args) {
  const at = args.indexOf('--facts');
  const dir = at >= 0 ? resolve(process.env.INIT_CWD ?? '.', args[at + 1] ?? '') : FACTS;
  if (!existsSync(join(dir, 'species.json'))) {
    console.error(`No fact tables in ${dir}; name their folder with --facts DIR.`);
    return 1;
  }
  const files = generate(dir);
  mkdirSync(OUT, { recursive: true });
  const stale = Object.entries(files).filter(
    ([file, text]) => !existsSync(join(OUT, file)) || readFileSync(join(OUT, file), 'utf8') !== text,
  );
  if (args.includes('--check')) {
    for (const [file] of stale) console.error(`tables/${file} does not agree with the facts; run npm run tables.`);
    return stale.length > 0 ? 1 : 0;
  }
  for (const [file, text] of stale) writeFileSync(join(OUT, file), text);
  writeFileSync(SEAL, `${sealOf(files)}\n`);
  console.log(`${Object.keys(files).length} tables, ${stale.length} written.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
