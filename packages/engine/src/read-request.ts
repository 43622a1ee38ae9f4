// Unknown input in, a team with the settings of its week or problems out.
import {
  creatureShape,
  DEFAULT_MEMBER_RIBBON,
  type Fields,
  favouritesOn,
  flag,
  type Game,
  isObject,
  newReport,
  type Problem,
  type Report,
  readPart,
  refusalWords,
  SWAP_PLAN_LIMITS,
  type SwapPlan,
  settingsShape,
  shown,
  TEAM_SIZE,
  type Validation,
  withFixedFavourites,
} from '@oversleep/game';
import { METHOD } from './method.ts';
import { type CheckedTeam, type RequestMember, requestOf, type TeamRequest, type TeamSettings } from './request.ts';
import { withSwapPlan } from './with-swap-plan.ts';

/** What the request looks like on the wire; members are creatures as they travel, settings those of a team. */
export function validateRequest(game: Game, input: unknown, method = METHOD): Validation<TeamRequest> {
  const checked = checkTeam(game, input);
  if (!checked.ok) return checked;
  const { settings, members } = checked.value;
  return { ...checked, value: requestOf(game, settings, members, method) };
}

export function checkTeam(game: Game, input: unknown): Validation<CheckedTeam> {
  if (!isObject(input))
    return { ok: false, problems: [{ field: '', message: `A request must be an object, not ${shown(input)}` }] };
  const { members, settings: given = {} } = input;
  const settings = lineupsByExternalId(given, members);
  const rotates = isObject(settings) && isObject(settings.rotation);
  const most = rotates ? SWAP_PLAN_LIMITS.members : TEAM_SIZE;
  const team = checked(game, settings, (report) => {
    if (Array.isArray(members) && members.length > 0 && members.length <= most)
      return membersIn(game, members, TEAM_FIELD, report);
    report.problem(TEAM_FIELD, `A team${rotates ? ' with a rotation' : ''} has 1 to ${most} members`);
    return [];
  });
  return team.ok ? { ...team, notes: [...team.notes, ...refusalsOf(game, team.value)] } : team;
}

/** A team that the game refuses is calculated anyway, with a note. */
function refusalsOf(game: Game, { settings, members }: CheckedTeam): readonly Problem[] {
  const refusal = (field: string, team: readonly RequestMember[]): readonly Problem[] => {
    const message = refusalWords(
      game,
      team.map(({ creature }) => creature.pokemon),
    );
    return message === undefined ? [] : [{ field, message }];
  };
  const { lineups } = settings.rotation ?? {};
  if (!lineups) return refusal(TEAM_FIELD, members);
  return lineups.flatMap((lineup) => {
    const team = lineup.flatMap((number) => members[number] ?? []);
    const ids = team.map(({ creature }) => creature.externalId).join(', ');
    const free = TEAM_SIZE - team.length;
    const empty =
      free > 0
        ? [
            {
              field: ROTATION_FIELD,
              message: `The line-up ${ids ? `of ${ids} ` : ''}has ${free} empty place${free > 1 ? 's' : ''}`,
            },
          ]
        : [];
    return [...refusal(ROTATION_FIELD, team), ...empty];
  });
}

const ROTATION_FIELD = 'settings.rotation.lineups';

/** Creatures to choose teams from, and the settings of the week: as many as there are, in the shape of a request otherwise. */
export const checkCandidates = (game: Game, creatures: unknown, settings: unknown): Validation<CheckedTeam> =>
  checked(game, withoutRotation(settings), (report) => {
    if (Array.isArray(creatures)) return membersIn(game, creatures, 'creatures', report);
    report.problem('creatures', `creatures must be a list, not ${shown(creatures)}`);
    return [];
  });

/** A rotation is of a team's members. */
const withoutRotation = (settings: unknown): unknown =>
  isObject(settings) ? { ...settings, rotation: undefined } : settings;

function checked(
  game: Game,
  settings: unknown,
  readMembers: (report: Report) => readonly RequestMember[],
): Validation<CheckedTeam> {
  const report = newReport();
  const members = readMembers(report);
  if (!isObject(settings)) report.problem('settings', `settings must be an object, not ${shown(settings)}`);
  const read = settingsIn(game, isObject(settings) ? settings : {}, report);
  const value =
    read &&
    (read.asked
      ? withSwapPlan(game, { settings: read.settings, members }, read.asked, inSettings(report))
      : { settings: read.settings, members });
  return report.problems.length > 0 || !value
    ? { ok: false, problems: report.problems }
    : { ok: true, value, notes: report.notes };
}

const inSettings = ({ problem, note }: Report): Pick<Report, 'problem' | 'note'> => {
  const field = (name: string) => `settings.rotation.${name}`;
  return {
    problem: (name, message) => problem(field(name), message),
    note: (name, message) => note(field(name), message),
  };
};

/** What a note about a whole team is about. */
const TEAM_FIELD = 'members';

function membersIn(game: Game, list: readonly unknown[], name: string, report: Report): readonly RequestMember[] {
  const seen = new Set<string>();
  return list.flatMap((entry, i) => {
    const at = `${name}[${i}]`;
    const fields = isObject(entry)
      ? {
          ...entry,
          externalId: idIn(entry) ?? `member ${i + 1}`,
          ribbon: entry.ribbon ?? DEFAULT_MEMBER_RIBBON,
          ingredients: padded(game, entry.ingredients),
        }
      : entry;
    const before = report.problems.length;
    const creature = readPart(creatureShape, game, report, at, fields);
    if (!creature || report.problems.length > before) return [];
    const { pokemon, externalId } = creature;
    // What can be kept in a box but not simulated is a problem here.
    if (!game.species.find(pokemon)) report.problem(`${at}.pokemon`, `Can't find Pokemon with name ${pokemon}`);
    if (seen.has(externalId)) report.problem(`${at}.externalId`, `Two members have the id ${externalId}`);
    seen.add(externalId);
    const { sneakySnacking } = isObject(entry) ? entry : {};
    return [
      { creature, sneakySnacking: readPart(SNACKING, game, report, `${at}.sneakySnacking`, sneakySnacking) === true },
    ];
  });
}

/** Members have an `externalId` or an `id`, as files write it. */
const idIn = ({ externalId, id }: Fields): unknown => {
  const given = externalId ?? id;
  return typeof given === 'number' ? String(given) : given;
};

/** The settings with the `externalId` of each member in line-ups. They name it by its `id`, too, and by a number; where one's `id` is another's `externalId`, that one is meant. */
export function lineupsByExternalId(settings: unknown, members: unknown): unknown {
  if (!isObject(settings) || !isObject(settings.rotation) || !Array.isArray(members)) return settings;
  const entries = members.filter(isObject);
  const known = new Map([
    ...entries.map((entry) => [entry.id, idIn(entry)] as const),
    ...entries.map((entry) => [entry.externalId, idIn(entry)] as const),
  ]);
  for (const missing of [undefined, null]) known.delete(missing);
  const { lineups } = settings.rotation;
  if (!Array.isArray(lineups)) return settings;
  const named = (id: unknown) => known.get(id) ?? id;
  const renamed = lineups.map((lineup: unknown) => (Array.isArray(lineup) ? lineup.map(named) : lineup));
  return { ...settings, rotation: { ...settings.rotation, lineups: renamed } };
}

const SNACKING = flag();

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

interface ReadSettings {
  readonly settings: TeamSettings;
  readonly asked: SwapPlan | undefined;
}

function settingsIn(game: Game, fields: Fields, report: Report): ReadSettings | undefined {
  const isNested = isObject(fields.island);
  const island = isNested
    ? fields.island
    : { shortName: fields.island, areaBonus: fields.areaBonusPercent, expert: fields.expert };
  const own = newReport();
  const read = readPart(settingsShape, game, own, '', {
    ...fields,
    island,
    index: undefined,
    members: undefined,
    name: undefined,
  });
  const flat = (field: string) =>
    field
      .replace('island.shortName', 'island')
      .replace('island.areaBonus', 'areaBonusPercent')
      .replace('island.expert', 'expert');
  const placed =
    (say: Report['problem']) =>
    ({ field, message }: Problem) =>
      say(`settings.${isNested ? field : flat(field)}`, message);
  own.problems.forEach(placed(report.problem));
  own.notes.forEach(placed(report.note));
  if (!read) return undefined;
  const { camp, bedtime, wakeup, recipeType, stockpiledBerries, stockpiledIngredients } = read;
  const { potSize, recipeLevels, event, policy } = read;
  const { shortName, areaBonus, berries, expert } = read.island;
  const found = game.islands.find(shortName);
  if (!found) {
    report.problem('settings.island', `Island ${shortName} not found`);
    return undefined;
  }
  if (found.expert && !expert)
    report.problem('settings.island.expert', 'An expert island needs a main favourite berry and a weekly bonus');
  for (const { name } of stockpiledIngredients)
    if (!game.ingredients.find(name)) report.problem('settings.stockpiledIngredients', `Ingredient ${name} not found`);
  for (const { name } of stockpiledBerries)
    if (!game.berries.find(name)) report.problem('settings.stockpiledBerries', `Berry ${name} not found`);
  const choice = found.expert ? expert : undefined;
  const usual = favouritesOn(found, berries, choice);
  const settings: TeamSettings = {
    camp,
    bedtime,
    wakeup,
    recipeType,
    island: found.shortName,
    areaBonus,
    favourites: choice ? usual : withFixedFavourites(game, found.shortName, usual, event.favourites),
    expert: choice,
    event: event.effects.length > 0 ? event.effects : undefined,
    stockpiledIngredients,
    stockpiledBerries,
    potSize,
    recipeLevels,
    policy,
  };
  return { settings, asked: read.rotation };
}
