// Converts teams and creatures between this device and the server.
import type { CreatureWrite, MemberWrite, TeamMeta, TeamUpload } from '@oversleep/contract';
import {
  ALL_BERRIES,
  type BerryStock,
  type Creature,
  EDITIONS,
  formatClock,
  type Game,
  gameOf,
  type IngredientSlots,
  isObject,
  type Problem,
  subskillsByLevel,
  swapPlanFor,
  type Validation,
  validateCreature,
  validateTeam,
  withIds,
} from '@oversleep/game';
import type { PlayerTeam } from './data.ts';

// ── To the server ───────────────────────────────────────────────────────────────────────────────────────────────────

export function creatureBody(game: Game, creature: Creature): CreatureWrite {
  const { gender, mint = false, chosenSkill = null, subskills, ingredients, ...more } = creature;
  const { favourite = false, tags = [], note = null, origin, ...rest } = more;
  return {
    ...rest,
    // Sent even if empty: an omitted field would stay as stored.
    mint,
    chosenSkill,
    favourite,
    tags: [...tags],
    note,
    origin: origin ?? null,
    ...(gender === undefined ? {} : { gender }),
    subskills: subskillsByLevel(game, subskills),
    ingredients: ingredientsByLevel(game, ingredients),
  };
}

const ingredientsByLevel = ({ rules }: Game, slots: IngredientSlots): CreatureWrite['ingredients'] =>
  slots.map((slot, i) => ({ level: rules.ingredientUnlockLevels[i] ?? 0, ...slot }));

export const memberBody = (game: Game, team: PlayerTeam, creature: Creature): MemberWrite => ({
  ...creatureBody(game, creature),
  sneakySnacking: team.snacking.includes(creature.externalId),
});

export function teamBody(game: Game, team: PlayerTeam): Omit<TeamMeta, 'version'> {
  const { name, camp, bedtime, wakeup, recipeType, island, stockpiledBerries, stockpiledIngredients } = team;
  const favoredBerries = favouritesOf(game, island.berries);
  const { shortName, expert } = island;
  return {
    name,
    camp,
    bedtime: formatClock(bedtime),
    wakeup: formatClock(wakeup),
    recipeType,
    ...(favoredBerries.length === 0 ? {} : { favoredBerries }),
    ...(stockpiledBerries.length === 0 ? {} : { stockpiledBerries: summed(stockpiledBerries) }),
    ...(stockpiledIngredients.length === 0 ? {} : { stockpiledIngredients: summed(stockpiledIngredients) }),
    island: expert ? { shortName, expert: { ...expert, sub: [...expert.sub] } } : { shortName },
    // Sent even if there is none: an omitted rotation would stay as stored.
    rotation: team.rotation ?? null,
  };
}

function favouritesOf({ berries }: Game, names: readonly string[]): string[] {
  const everyOne = names.length > 0 && berries.rows.every(({ name }) => names.includes(name));
  return everyOne ? [ALL_BERRIES] : [...names];
}

/** Merges entries of the same berry and level, or the same ingredient: the server takes each only once. */
function summed<T extends { readonly name: string; readonly amount: number } & Partial<Pick<BerryStock, 'level'>>>(
  stock: readonly T[],
): T[] {
  const byKind = new Map<string, T>();
  for (const entry of stock) {
    const kind = `${entry.name}@${entry.level ?? ''}`;
    const known = byKind.get(kind);
    byKind.set(kind, known ? { ...known, amount: known.amount + entry.amount } : entry);
  }
  return [...byKind.values()];
}

export function teamUpload(game: Game, team: PlayerTeam): TeamUpload {
  return {
    ...teamBody(game, team),
    index: team.index,
    members: team.members.flatMap((externalId, memberIndex) =>
      externalId === null ? [] : [{ memberIndex, externalId, sneakySnacking: team.snacking.includes(externalId) }],
    ),
  };
}

// ── From the server ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Ids ignore case; the server writes them in lower case. */
const normalId = (id: unknown): unknown => (typeof id === 'string' ? id.trim().toLowerCase() : id);

/** A creature from the server, the storage or a file. Values of another edition are valid. */
export function readCreature(game: Game, input: unknown): Validation<Creature> {
  const fields = isObject(input) ? { ...input, externalId: normalId(input.externalId) } : input;
  return inAnyEdition(game, (candidate) => validateCreature(candidate, fields));
}

/** A team from the storage or a file: its members are ids. */
export function readTeam(game: Game, input: unknown): Validation<PlayerTeam> {
  const fields = isObject(input)
    ? { ...input, members: Array.isArray(input.members) ? input.members.map(normalId) : input.members }
    : input;
  const team = inAnyEdition(game, (candidate) => validateTeam(candidate, fields));
  if (!team.ok) return team;
  const { rotation: stored, ...rest } = team.value;
  const lowered = stored && withIds(stored, (id) => id.trim().toLowerCase());
  const rotation = swapPlanFor({ members: rest.members, rotation: lowered });
  const snacking: readonly unknown[] = isObject(input) && Array.isArray(input.snacking) ? input.snacking : [];
  return {
    ...team,
    value: {
      ...rest,
      ...(rotation && { rotation }),
      snacking: snacking.map(normalId).filter((id) => typeof id === 'string'),
    },
  };
}

function inAnyEdition<T>(game: Game, validate: (game: Game) => Validation<T>): Validation<T> {
  const own = validate(game);
  if (own.ok) return own;
  for (const edition of EDITIONS) {
    const other = edition === game.edition ? own : validate(gameOf(edition));
    if (other.ok) return other;
  }
  return own;
}

export interface ServerTeam {
  readonly team: PlayerTeam;
  readonly creatures: readonly Creature[];
}

/** A team from the server, with its members as creatures. An unreadable member leaves its slot empty. */
export function readServerTeam(game: Game, answer: unknown): Validation<ServerTeam> {
  if (!isObject(answer)) return { ok: false, problems: [{ field: '', message: 'A team must be an object' }] };
  const members: readonly unknown[] = Array.isArray(answer.members) ? answer.members : [];
  const creatures: Creature[] = [];
  const problems: Problem[] = [];
  const ids: (string | null)[] = [null, null, null, null, null];
  const snacking: string[] = [];
  for (const member of members) {
    const creature = readCreature(game, member);
    if (!creature.ok || !isObject(member)) {
      problems.push(...(creature.ok ? [] : creature.problems));
      continue;
    }
    creatures.push(creature.value);
    const { externalId } = creature.value;
    ids[Number(member.memberIndex)] = externalId;
    if (member.sneakySnacking === true) snacking.push(externalId);
  }
  const team = readTeam(game, { ...answer, members: ids.slice(0, 5), snacking });
  return team.ok ? { ok: true, value: { team: team.value, creatures }, notes: [...team.notes, ...problems] } : team;
}
