// Rating of creatures given as rows: every row is checked before anything is answered.
import {
  type Build,
  berriesPerHelp,
  carrySize,
  chosenSkillShape,
  DEFAULT_MEMBER_RIBBON,
  flag,
  type Game,
  helpInterval,
  ingredientChance,
  ingredientsShape,
  isObject,
  levelShape,
  list,
  listedSubskillsShape,
  MAX_LEVEL,
  named,
  natureOf,
  natureShape,
  number,
  type Of,
  object,
  parse,
  prepare,
  ribbonShape,
  rpOf,
  type Shape,
  shown,
  shownInterval,
  skillChance,
  skillChanceWithPity,
  speciesIn,
  unlockedIngredients,
  type Validation,
  wishOdds,
} from '@oversleep/game';

export interface RatingFigures {
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

const MAX_OTHERS = 4;

const skillLevel: Shape<number> = {
  description: { kind: 'number', min: 1, max: MAX_LEVEL, whole: true },
  read: (value, at, reading, siblings) => {
    const most = speciesIn(reading.game, siblings)?.skill.maxLevel;
    const range = most === undefined ? 'a whole number from 1' : `1-${most}`;
    return number(1, most ?? Number.MAX_SAFE_INTEGER, `Skill level must be ${range}`).read(
      value,
      at,
      reading,
      siblings,
    );
  },
};

const fields = object(
  {
    pokemon: named(
      ({ species }) => species,
      (value) => `Can't find Pokemon with name ${shown(value)}`,
    ),
    level: levelShape,
    nature: natureShape,
    mint: flag(),
    /** Their own unlock level decides here, whatever the edition's slots are. */
    subskills: listedSubskillsShape,
    ingredients: ingredientsShape,
    skillLevel,
    chosenSkill: chosenSkillShape,
    ribbon: ribbonShape,
    camp: flag(),
    otherHelpingBonus: number(0, MAX_OTHERS, `otherHelpingBonus must be 0-${MAX_OTHERS}`),
  },
  (value) => `must be an object, not ${shown(value)}`,
);

/** Records of the game's screens say `species`. */
const filled = prepare(fields, (row) =>
  isObject(row)
    ? {
        ...row,
        pokemon: row.pokemon ?? row.species,
        subskills: row.subskills ?? [],
        ribbon: row.ribbon ?? DEFAULT_MEMBER_RIBBON,
        otherHelpingBonus: row.otherHelpingBonus ?? 0,
      }
    : row,
);

/** A name that the edition does not know can be kept, but not rated: notes are problems here. */
const row: typeof filled = {
  ...filled,
  read: (value, at, { game, report }) =>
    filled.read(value, at, { game, report: { ...report, note: report.problem } }, {}),
};

const rows = list(row, '');

function buildOfRow(
  game: Game,
  { pokemon, level, nature, mint, subskills, ingredients, ...rest }: Of<typeof row>,
): Build {
  const { ribbon, skillLevel, chosenSkill } = rest;
  return {
    species: game.species.get(pokemon),
    level,
    nature: natureOf(game, { nature, mint }),
    ribbon,
    skillLevel,
    ...(chosenSkill !== undefined && { chosenSkill }),
    subskills: subskills.filter((entry) => entry.level <= level).map(({ subskill }) => game.subskills.get(subskill)),
    ingredients: unlockedIngredients(
      game,
      level,
      ingredients.map(({ name, amount }) => ({
        ingredient: game.ingredients.find(name) ?? game.lockedIngredient,
        amount,
      })),
    ),
  };
}

function rated(game: Game, read: Of<typeof row>): RatingFigures {
  const { camp, otherHelpingBonus } = read;
  const build = buildOfRow(game, read);
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
export function rateRows(game: Game, input: unknown): Validation<readonly RatingFigures[]> {
  if (!Array.isArray(input))
    return { ok: false, problems: [{ field: 'file', message: `must be a JSON array, not ${shown(input)}` }] };
  const read = parse(rows, game, input);
  return read.ok ? { ...read, value: read.value.map((one) => rated(game, one)) } : read;
}
