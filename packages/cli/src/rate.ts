// Rating of creatures given as rows: every row is checked before anything is answered.
import {
  type Build,
  berriesPerHelp,
  carrySize,
  chosenSkillIn,
  DEFAULT_MEMBER_RIBBON,
  flagIn,
  type Game,
  helpInterval,
  ingredientChance,
  ingredientsIn,
  integerIn,
  isObject,
  levelIn,
  listedSubskills,
  natureIn,
  natureOf,
  newReport,
  type Problem,
  type Report,
  ribbonIn,
  rpOf,
  shown,
  shownInterval,
  skillChance,
  skillChanceWithPity,
  unlockedIngredients,
  type Validated,
  wishOdds,
} from '@oversleep/game';

export interface Rated {
  readonly rp: number;
  /** What the simulation takes: with Helping Bonus, own and others', and camp. */
  readonly helpSeconds: number;
  /** As the game's detail screen has it: without Helping Bonus and camp. */
  readonly shownHelpSeconds: number;
  readonly carrySize: number;
  readonly ingredientChance: number;
  readonly skillChance: number;
  readonly skillChanceWithPity: number;
  readonly berriesPerHelp: number;
  /** The chance that a catch has its nature, its open subskills and its open ingredients, without medals or seeds. */
  readonly catchChance: number;
}

interface Rateable {
  readonly build: Build;
  readonly camp: boolean;
  readonly otherHelpingBonus: number;
}

const MAX_OTHERS = 4;

/** A row's subskills carry their own unlock level, which decides here, whatever the edition's slots are. */
function readRow(game: Game, row: unknown, report: Report): Rateable | undefined {
  if (!isObject(row)) {
    report.problem('', `must be an object, not ${shown(row)}`);
    return undefined;
  }
  // Records of the game's screens say `species`.
  const name = row.pokemon ?? row.species;
  const species = typeof name === 'string' ? game.species.find(name) : undefined;
  if (!species) report.problem('pokemon', `Can't find Pokemon with name ${shown(name)}`);
  const level = levelIn(report, row.level);
  const nature = natureIn(report, game, row.nature);
  const mint = flagIn(report, 'mint', row.mint);
  const subskills = listedSubskills(report, game, row.subskills ?? []);
  const slots = ingredientsIn(report, game, row.ingredients, species !== undefined);
  const most = species?.skill.maxLevel ?? Number.MAX_SAFE_INTEGER;
  const range = species ? `1-${most}` : 'a whole number from 1';
  const skillLevel = integerIn(report, 'skillLevel', row.skillLevel, 1, most, `Skill level must be ${range}`);
  const chosen = chosenSkillIn(report, game, species, row.chosenSkill);
  const ribbon = ribbonIn(report, game, row.ribbon ?? DEFAULT_MEMBER_RIBBON);
  const camp = flagIn(report, 'camp', row.camp);
  const others = row.otherHelpingBonus ?? 0;
  const otherHelpingBonus = integerIn(
    report,
    'otherHelpingBonus',
    others,
    0,
    MAX_OTHERS,
    `otherHelpingBonus must be 0-${MAX_OTHERS}`,
  );
  // A name that the edition does not know can be kept, but not rated.
  for (const { field, message } of report.notes) report.problem(field, message);
  if (!species || report.problems.length > 0) return undefined;
  const build: Build = {
    species,
    level,
    nature: natureOf(game, { nature, mint }),
    ribbon,
    skillLevel,
    ...chosen,
    subskills: subskills.filter((subskill) => subskill.level <= level).map(({ name }) => game.subskills.get(name)),
    ingredients: unlockedIngredients(
      game,
      level,
      slots.map(({ name, amount }) => ({ ingredient: game.ingredients.find(name) ?? game.lockedIngredient, amount })),
    ),
  };
  return { build, camp, otherHelpingBonus };
}

function rated(game: Game, { build, camp, otherHelpingBonus }: Rateable): Rated {
  return {
    rp: rpOf(game, build),
    helpSeconds: helpInterval(game, build, { camp, otherHelpingBonus }),
    shownHelpSeconds: shownInterval(game, build),
    carrySize: carrySize(game, build, camp),
    ingredientChance: ingredientChance(build),
    skillChance: skillChance(build),
    skillChanceWithPity: skillChanceWithPity(build),
    berriesPerHelp: berriesPerHelp(game, build),
    catchChance: wishOdds(game, {
      species: build.species,
      level: build.level,
      subskills: build.subskills.map(({ name }) => name),
      natures: [build.nature.name],
      ingredients: [nameIn(build, 0), nameIn(build, 1), nameIn(build, 2)],
      seeds: 0,
    }).all.most,
  };
}

const nameIn = ({ ingredients }: Build, slot: number): string | null => ingredients[slot]?.ingredient.name ?? null;

/** All rows rated, or every problem named by row and field; no half answer. */
export function rateRows(game: Game, input: unknown): Validated<readonly Rated[]> {
  if (!Array.isArray(input))
    return { ok: false, problems: [{ field: 'file', message: `must be a JSON array, not ${shown(input)}` }] };
  const problems: Problem[] = [];
  const rows = input.flatMap((row: unknown, index) => {
    const report = newReport();
    const read = readRow(game, row, report);
    problems.push(
      ...report.problems.map(({ field, message }) => ({
        field: field ? `[${index}].${field}` : `[${index}]`,
        message,
      })),
    );
    return read ? [read] : [];
  });
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: rows.map((row) => rated(game, row)), notes: [] };
}
