// What a simulation is asked: a team of one to five and the settings of its week. Unknown input in, a request or problems out.
import {
  type BerryStock,
  type Build,
  buildOf,
  type Creature,
  DEFAULT_MEMBER_RIBBON,
  type EventEffect,
  type ExpertChoice,
  eventEffectsIn,
  type FixedFavourites,
  type Game,
  gameInWeek,
  type IngredientStock,
  type Island,
  isObject,
  newReport,
  type Problem,
  potBounds,
  type RecipeType,
  refusalWords,
  rulesOfWeek,
  type Schedule,
  shown,
  TEAM_SIZE,
  type Validated,
  validateCreature,
  validateTeam,
  weekOf,
  withFixedFavourites,
} from '@oversleep/game';
import { METHOD, type Method } from './method.ts';
import { type Policy, policyIn } from './policy.ts';

export interface TeamSettings extends Schedule {
  readonly camp: boolean;
  readonly recipeType: RecipeType;
  readonly island: string;
  /** Percent. */
  readonly areaBonus: number;
  readonly favourites: readonly string[];
  readonly expert?: ExpertChoice | undefined;
  /** Effects of the week's events; left out where there are none, so that such a week keeps its name. */
  readonly event?: readonly EventEffect[] | undefined;
  readonly stockpiledIngredients: readonly IngredientStock[];
  readonly stockpiledBerries: readonly BerryStock[];
  readonly potSize: number;
  /** Level by recipe name; what is missing counts as the edition's highest. Level 0 = not known, never cooked. */
  readonly recipeLevels: { readonly [recipe: string]: number };
  /** How the player cooks and looks in; left out where nothing is chosen, so that such a week keeps its name. */
  readonly policy?: Policy | undefined;
}

export interface TeamMember {
  readonly externalId: string;
  readonly build: Build;
  /** Collects nothing but berries, all day long. */
  readonly sneakySnacking: boolean;
}

/** `game` is the game on the island, with everything that an event or expert rules change. */
export interface TeamRequest {
  readonly game: Game;
  readonly settings: TeamSettings;
  readonly members: readonly TeamMember[];
  readonly method: Method;
}

/** What of an input was found good: plain data, of which `requestOf` makes the same request in any thread. */
export interface CheckedTeam {
  readonly settings: TeamSettings;
  readonly members: readonly RequestMember[];
}

/** What the request looks like on the wire; members are creatures as they travel, settings those of a team. */
export function validateRequest(game: Game, input: unknown, method = METHOD): Validated<TeamRequest> {
  const checked = checkTeam(game, input);
  if (!checked.ok) return checked;
  const { settings, members } = checked.value;
  return { ...checked, value: requestOf(game, settings, members, method) };
}

export function checkTeam(game: Game, input: unknown): Validated<CheckedTeam> {
  if (!isObject(input))
    return { ok: false, problems: [{ field: '', message: `A request must be an object, not ${shown(input)}` }] };
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const members = membersIn(game, input.members, problems, notes);
  if (input.settings !== undefined && !isObject(input.settings))
    problems.push({ field: 'settings', message: `settings must be an object, not ${shown(input.settings)}` });
  const settings = settingsIn(game, isObject(input.settings) ? input.settings : {}, problems, notes);
  if (problems.length > 0 || !settings) return { ok: false, problems };
  return { ok: true, value: { settings, members }, notes: [...notes, ...refusalOf(game, members)] };
}

/** A team that the game refuses is calculated all the same, and told. */
function refusalOf(game: Game, members: readonly RequestMember[]): readonly Problem[] {
  const message = refusalWords(
    game,
    members.map(({ creature }) => creature.pokemon),
  );
  return message === undefined ? [] : [{ field: TEAM_FIELD, message }];
}

/** Creatures to choose teams from, and the settings of the week: as many as there are, in the shape of a request otherwise. */
export function checkCandidates(game: Game, creatures: unknown, settings: unknown): Validated<CheckedTeam> {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const members = Array.isArray(creatures) ? readMembers(game, creatures, 'creatures', problems, notes) : [];
  if (!Array.isArray(creatures))
    problems.push({ field: 'creatures', message: `creatures must be a list, not ${shown(creatures)}` });
  if (!isObject(settings))
    problems.push({ field: 'settings', message: `settings must be an object, not ${shown(settings)}` });
  const read = settingsIn(game, isObject(settings) ? settings : {}, problems, notes);
  if (problems.length > 0 || !read) return { ok: false, problems };
  return { ok: true, value: { settings: read, members }, notes };
}

/** What a note about a whole team is about. */
const TEAM_FIELD = 'members';

export interface RequestMember {
  readonly creature: Creature;
  readonly sneakySnacking: boolean;
}

/** A request out of values that are known to be good. */
export function requestOf(
  game: Game,
  settings: TeamSettings,
  members: readonly RequestMember[],
  method = METHOD,
): TeamRequest {
  const world = gameInWeek(game, settings);
  return {
    game: world,
    settings,
    members: members.map(({ creature, sneakySnacking }) => ({
      externalId: creature.externalId,
      build: buildOf(world, creature),
      sneakySnacking,
    })),
    method,
  };
}

function membersIn(game: Game, value: unknown, problems: Problem[], notes: Problem[]): readonly RequestMember[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > TEAM_SIZE) {
    problems.push({ field: 'members', message: `A team has 1 to ${TEAM_SIZE} members` });
    return [];
  }
  return readMembers(game, value, 'members', problems, notes);
}

function readMembers(
  game: Game,
  list: readonly unknown[],
  name: string,
  problems: Problem[],
  notes: Problem[],
): readonly RequestMember[] {
  const seen = new Set<string>();
  return list.flatMap((entry: unknown, i) => {
    const fields = isObject(entry)
      ? {
          externalId: `member ${i + 1}`,
          ...entry,
          ribbon: entry.ribbon ?? DEFAULT_MEMBER_RIBBON,
          ingredients: padded(game, entry.ingredients),
        }
      : entry;
    const result = validateCreature(game, fields);
    const at = ({ field, message }: Problem) => ({
      field: field ? `${name}[${i}].${field}` : `${name}[${i}]`,
      message,
    });
    if (!result.ok) {
      problems.push(...result.problems.map(at));
      return [];
    }
    notes.push(...result.notes.map(at));
    const creature = result.value;
    // What can be kept in a box but not simulated is a problem here.
    if (!game.species.find(creature.pokemon))
      problems.push({ field: `${name}[${i}].pokemon`, message: `Can't find Pokemon with name ${creature.pokemon}` });
    if (seen.has(creature.externalId))
      problems.push({ field: `${name}[${i}].externalId`, message: `Two members have the id ${creature.externalId}` });
    seen.add(creature.externalId);
    const snacking = isObject(entry) ? (entry.sneakySnacking ?? false) : false;
    if (typeof snacking !== 'boolean')
      problems.push({
        field: `${name}[${i}].sneakySnacking`,
        message: `sneakySnacking must be true or false, not ${shown(snacking)}`,
      });
    return [{ creature, sneakySnacking: snacking === true }];
  });
}

/** Slots that are not listed are closed. */
function padded({ lockedIngredient, rules }: Game, value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0) return value;
  const missing = rules.ingredientUnlockLevels.filter(
    (level) => !value.some((entry: unknown) => isObject(entry) && entry.level === level),
  );
  return value.length + missing.length === rules.ingredientUnlockLevels.length
    ? [...value, ...missing.map((level) => ({ level, name: lockedIngredient.name, amount: 0 }))]
    : value;
}

function favouritesOf(island: Island, chosen: readonly string[], expert: ExpertChoice | undefined): readonly string[] {
  if (expert) return [expert.main, ...expert.sub];
  return chosen.length > 0 || island.choosesBerries ? chosen : island.berries.map(({ name }) => name);
}

function settingsIn(
  game: Game,
  fields: { readonly [key: string]: unknown },
  problems: Problem[],
  notes: Problem[],
): TeamSettings | undefined {
  const { min, max } = potBounds(game);
  const island = isObject(fields.island)
    ? fields.island
    : { shortName: fields.island, areaBonus: fields.areaBonusPercent, expert: fields.expert };
  const team = validateTeam(game, { ...fields, island, index: undefined, members: undefined, name: undefined });
  const named = (field: string) =>
    isObject(fields.island)
      ? field
      : field
          .replace('island.shortName', 'island')
          .replace('island.areaBonus', 'areaBonusPercent')
          .replace('island.expert', 'expert');
  const place = ({ field, message }: Problem) => ({ field: `settings.${named(field)}`, message });
  if (!team.ok) problems.push(...team.problems.map(place));
  else notes.push(...team.notes.map(place));
  const potSize = fields.potSize ?? max;
  if (typeof potSize !== 'number' || !Number.isInteger(potSize) || potSize < min || potSize > max) {
    problems.push({ field: 'settings.potSize', message: `Pot size must be ${min}-${max}` });
  }
  const recipeLevels = levelsIn(game, fields.recipeLevels, problems);
  const { effects, favourites } = eventIn(fields.event, problems);
  const report = newReport();
  const policy = policyIn(game, report, 'settings.policy', fields.policy);
  problems.push(...report.problems);
  if (!team.ok || typeof potSize !== 'number') return undefined;
  const { camp, bedtime, wakeup, recipeType, stockpiledBerries, stockpiledIngredients } = team.value;
  const { shortName, areaBonus, berries, expert } = team.value.island;
  const found = game.islands.find(shortName);
  if (!found) {
    problems.push({ field: 'settings.island', message: `Island ${shortName} not found` });
    return undefined;
  }
  if (found.expert && !expert)
    problems.push({
      field: 'settings.island.expert',
      message: 'An expert island needs a main favourite berry and a weekly bonus',
    });
  for (const { name } of stockpiledIngredients) {
    if (!game.ingredients.find(name))
      problems.push({ field: 'settings.stockpiledIngredients', message: `Ingredient ${name} not found` });
  }
  for (const { name } of stockpiledBerries) {
    if (!game.berries.find(name))
      problems.push({ field: 'settings.stockpiledBerries', message: `Berry ${name} not found` });
  }
  const choice = found.expert ? expert : undefined;
  const usual = favouritesOf(found, berries, choice);
  return {
    camp,
    bedtime,
    wakeup,
    recipeType,
    island: found.shortName,
    areaBonus,
    favourites: choice ? usual : withFixedFavourites(game, found.shortName, usual, favourites),
    expert: choice,
    event: effects.length > 0 ? effects : undefined,
    stockpiledIngredients,
    stockpiledBerries,
    potSize,
    recipeLevels,
    policy,
  };
}

interface WeekRules {
  readonly effects: readonly EventEffect[];
  readonly favourites: readonly FixedFavourites[];
}

/** Effects as they are, or a date: then those of the events that its week had. */
function eventIn(value: unknown, problems: Problem[]): WeekRules {
  if (value === undefined || value === null) return { effects: [], favourites: [] };
  const monday = typeof value === 'string' ? weekOf(value) : undefined;
  if (monday !== undefined) return rulesOfWeek(monday);
  const report = newReport();
  if (typeof value === 'string')
    report.problem('event', `event must be a date like 2026-10-05 or a list of effects, not ${shown(value)}`);
  const effects = typeof value === 'string' ? [] : eventEffectsIn(report, 'event', value);
  problems.push(...report.problems.map(({ field, message }) => ({ field: `settings.${field}`, message })));
  return { effects, favourites: [] };
}

function levelsIn(game: Game, value: unknown, problems: Problem[]): { readonly [recipe: string]: number } {
  if (value === undefined || value === null) return {};
  const most = game.rules.maxRecipeLevel;
  const entries = isObject(value) ? Object.entries(value) : [];
  if (!isObject(value))
    problems.push({ field: 'settings.recipeLevels', message: `recipeLevels must be an object, not ${shown(value)}` });
  return Object.fromEntries(
    entries.flatMap(([name, level]) => {
      const recipe = game.recipes.find(name);
      const good = typeof level === 'number' && Number.isInteger(level) && level >= 0 && level <= most;
      if (!recipe) problems.push({ field: `settings.recipeLevels.${name}`, message: `Recipe not found: ${name}` });
      else if (!good)
        problems.push({ field: `settings.recipeLevels.${name}`, message: `Recipe level must be 0-${most}` });
      return recipe && good ? [[recipe.name, level]] : [];
    }),
  );
}
