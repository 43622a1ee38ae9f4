// Basic stats of a build: help interval, chances, Carry Limit, berries per help.
import { floorTo, roundTo } from './maths.ts';
import type { Game, IngredientSet, Nature, Species, Subskill, SubskillUnit } from './types.ts';

/** A creature as formulas see it: everything resolved, only what is unlocked. */
export interface Build {
  readonly species: Species;
  readonly level: number;
  readonly nature: Nature;
  readonly ribbon: number;
  readonly skillLevel: number;
  readonly chosenSkill?: string | undefined;
  readonly subskills: readonly Subskill[];
  readonly ingredients: readonly IngredientSet[];
}

interface Surroundings {
  readonly camp?: boolean;
  /** Other members with Helping Bonus. */
  readonly otherHelpingBonus?: number;
}

/** Sum of what the unlocked subskills give in a unit. */
export const subskillSum = ({ subskills }: Pick<Build, 'subskills'>, unit: SubskillUnit): number =>
  subskills.reduce((sum, subskill) => (subskill.unit === unit ? sum + subskill.amount : sum), 0);

export const hasSubskill = ({ subskills }: Pick<Build, 'subskills'>, key: string): boolean =>
  subskills.some((subskill) => subskill.key === key);

/** Factor of the nature on the interval: 0.9 for the fast ones. */
export const natureFactor = (nature: Nature): number => roundTo(2 - nature.frequency, 3);

export const levelFactor = ({ rules }: Pick<Game, 'rules'>, level: number): number =>
  1 - rules.speedPerLevel * (level - 1);

/** A ribbon speeds up creatures that can still evolve. */
export function ribbonFactor(
  { ribbons }: Pick<Game, 'ribbons'>,
  { ribbon, species }: Pick<Build, 'ribbon' | 'species'>,
): number {
  const byRemaining = ribbons[ribbon]?.frequency ?? [];
  return byRemaining[Math.min(species.remainingEvolutions, byRemaining.length - 1)] ?? 1;
}

/** Factor of own speed subskills and of the team's Helping Bonus, with its floor. */
export function speedFactor(
  { rules, subskills }: Pick<Game, 'rules' | 'subskills'>,
  build: Pick<Build, 'subskills'>,
  otherHelpingBonus: number,
): number {
  const bonus = subskills.get('HELPING_BONUS');
  const holders = Math.min(rules.maxHelpingBonus, otherHelpingBonus + (hasSubskill(build, bonus.key) ? 1 : 0));
  return roundTo(
    Math.max(rules.speedFloor, 1 - subskillSum(build, 'ownFrequencyReduction') - bonus.amount * holders),
    2,
  );
}

/** Seconds between helps before energy speeds them up. */
export function helpInterval(
  game: Game,
  build: Build,
  { camp = false, otherHelpingBonus = 0 }: Surroundings = {},
): number {
  const nature = natureFactor(build.nature);
  const speed = speedFactor(game, build, otherHelpingBonus);
  const level = levelFactor(game, build.level);
  const ribbon = ribbonFactor(game, build);
  const divisor = camp ? game.rules.camp.speed : 1;
  if (game.rules.rounding === 'source')
    return Math.floor((roundTo(nature * speed * level * ribbon, 4) * build.species.frequency) / divisor);
  const factor = floorTo(floorTo(level * nature, 4) * speed * ribbon, 4);
  return floorTo((factor * build.species.frequency) / divisor, 0);
}

/** The interval on the game's own detail screen, which ignores all Helping Bonuses, even its own. */
export function shownInterval(game: Game, build: Build): number {
  const subskills = build.subskills.filter(({ unit }) => unit !== 'teamFrequencyReduction');
  return helpInterval(game, { ...build, subskills });
}

/** Chance that a help brings an ingredient. */
export function ingredientChance(build: Pick<Build, 'species' | 'nature' | 'subskills'>): number {
  const { species, nature } = build;
  return chance(
    (species.ingredientPercentage / 100) *
      nature.ingredient *
      roundTo(1 + subskillSum(build, 'ingredientChanceShare'), 2),
  );
}

type SkillOwner = Pick<Build, 'species' | 'nature' | 'subskills' | 'chosenSkill'>;

/** Chance that a help triggers the main skill. */
export function skillChance(build: SkillOwner): number {
  const { species, nature } = build;
  return chance(
    (species.skillPercentage / 100) *
      chosenShare(build) *
      roundTo(1 + subskillSum(build, 'skillChanceShare'), 2) *
      nature.skill,
  );
}

/** Factor of the chosen skill on the species' chance. */
function chosenShare({ species, chosenSkill }: Pick<Build, 'species' | 'chosenSkill'>): number {
  const percentages = species.skill.chosenPercentages;
  return percentages ? (percentages[chosenSkill ?? ''] ?? percentages.other) / percentages.other : 1;
}

const chance = (value: number) => Math.min(1, Math.max(0, value));

/** Long-run procs per help, including the certain one after a long wait. */
export function skillChanceWithPity(build: SkillOwner): number {
  const p = skillChance(build);
  const most = build.species.pityHelps + 1;
  return p === 0 ? 1 / most : p / (1 - (1 - p) ** most);
}

export function carrySize(game: Pick<Game, 'rules' | 'ribbons'>, build: Build, camp = false): number {
  const { species } = build;
  const slots =
    species.carrySize +
    species.bonus.carrySize +
    game.rules.carryPerEvolution * species.previousEvolutions +
    subskillSum(build, 'carrySlots') +
    (game.ribbons[build.ribbon]?.carry ?? 0);
  return Math.ceil(Math.ceil(slots * species.bonus.carryFactor) * (camp ? game.rules.camp.carry : 1));
}

export function berriesPerHelp({ rules }: Pick<Game, 'rules'>, build: Pick<Build, 'species' | 'subskills'>): number {
  const { species } = build;
  const specialist = species.specialty === 'berry' || species.specialty === 'all';
  const { berriesPerHelp: base } = rules;
  return (
    (specialist ? base.specialist : base.other) + subskillSum(build, 'berriesPerHelp') + species.bonus.berriesPerHelp
  );
}

/** Skill procs that a night can keep for the morning. */
export function storedProcs({ rules }: Pick<Game, 'rules'>, { specialty }: Pick<Species, 'specialty'>): number {
  return specialty === 'skill' || specialty === 'all' ? rules.storedProcs.specialist : rules.storedProcs.other;
}
