// Keep or candy? Reasons for and against every creature of a box; the player decides.
import { canBeBuilt, DEFAULT_LEVEL, unlockedSlots } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { type Form, formsOf, isDominated } from './dominated.ts';
import { AIMS, type Aim, createRolls, isAsGood, type RollRanks } from './rolls.ts';
import type { Game } from './types.ts';

/** A reason for or against keeping it. */
export type Reason =
  | { readonly kind: 'favourite' | 'inTeam' | 'shiny' }
  /** No other creature in the box brings this, by its name. */
  | { readonly kind: 'onlyMaker'; readonly of: 'ingredient' | 'skill'; readonly name: string }
  /** The best for this aim among this many of its family. */
  | { readonly kind: 'bestOfFamily'; readonly aim: Aim; readonly of: number }
  /** Among the best rolls for this aim, or not in the better half for any aim. */
  | { readonly kind: 'goodRoll' | 'poorRoll'; readonly aim: Aim; readonly share: number }
  /** Another creature of its family (id) is at least as good in everything. */
  | { readonly kind: 'outdone'; readonly by: string };

export interface Verdict {
  /** `open`: undecided. */
  readonly choice: 'keep' | 'candy' | 'open';
  /** The deciding reason comes first. */
  readonly reasons: readonly Reason[];
  /** The level it was judged at, and the rank of its roll there. */
  readonly level: number;
  readonly ranks: RollRanks;
  /** What its roll is best for; for ingredients also the name of the one that it brings most of. */
  readonly bestFor: { readonly aim: Aim; readonly ingredient: string | undefined };
  /** Open slots without a known subskill, which count as empty. */
  readonly blanks: number;
}

export type Verdicts = ReadonlyMap<string, Verdict>;

export interface KeepOptions {
  /** Ids of members of any team. */
  readonly inTeams: ReadonlySet<string>;
  /** Creatures are judged at least at this level, so that a low level isn't held against them. */
  readonly level?: number;
}

/** Rolls up to the first share are good, beyond the second poor. */
const GOOD = 0.1;
const POOR = 0.5;

interface KeepCandidate {
  readonly creature: Creature;
  readonly level: number;
  readonly ranks: RollRanks;
  /** All its final stages. */
  readonly forms: readonly Form[];
  readonly family: string;
  readonly isProtected: boolean;
}

/** The verdict by its roll alone, without the rest of the box. */
export function rollVerdict(
  { shiny, favourite }: Pick<Creature, 'shiny' | 'favourite'>,
  ranks: RollRanks,
): {
  readonly choice: Verdict['choice'];
  readonly reasons: { kind: 'favourite' | 'shiny' | 'goodRoll' | 'poorRoll'; aim?: Aim; share?: number }[];
} {
  const rolls = rollReasons(ranks);
  const isProtected = Boolean(shiny || favourite);
  const isGood = rolls.some(({ kind }) => kind === 'goodRoll');
  return {
    choice: isProtected || isGood ? 'keep' : rolls.length > 0 ? 'candy' : 'open',
    reasons: [
      ...(favourite ? [{ kind: 'favourite' as const }] : []),
      ...(shiny ? [{ kind: 'shiny' as const }] : []),
      ...rolls,
    ],
  };
}

const byRank = (ranks: RollRanks): readonly Aim[] => [...AIMS].sort((a, b) => ranks[a].share - ranks[b].share);

/** Among the best for some aim, or not in the better half for any. */
function rollReasons(ranks: RollRanks): readonly { kind: 'goodRoll' | 'poorRoll'; aim: Aim; share: number }[] {
  const [best = 'berries', ...others] = byRank(ranks);
  const good = [best, ...others].filter((aim) => ranks[aim].share <= GOOD);
  const poor = ranks[best].share > POOR ? [best] : [];
  return [
    ...good.map((aim) => ({ kind: 'goodRoll' as const, aim, share: ranks[aim].share })),
    ...poor.map((aim) => ({ kind: 'poorRoll' as const, aim, share: ranks[aim].share })),
  ];
}

/** One creature per step, so that the caller can pause. Creatures that the edition does not know have no verdict. */
export function* verdictSteps(
  game: Game,
  box: readonly Creature[],
  { inTeams, level: least = DEFAULT_LEVEL }: KeepOptions,
): Generator<void, Verdicts> {
  const rolls = createRolls(game);
  const judged: KeepCandidate[] = [];
  for (const creature of box) {
    if (!canBeBuilt(game, creature)) continue;
    const level = Math.max(least, creature.level);
    judged.push({
      creature,
      level,
      ranks: rolls.ranksOf(creature, level),
      forms: formsOf(game, creature, level),
      family: game.species.get(creature.pokemon).family,
      isProtected: Boolean(creature.favourite || creature.shiny || inTeams.has(creature.externalId)),
    });
    yield;
  }
  const families = new Map<string, KeepCandidate[]>();
  for (const one of judged) families.set(one.family, [...(families.get(one.family) ?? []), one]);
  const makers = makersOf(judged);
  const verdicts = new Map<string, Verdict>();
  for (const one of judged) {
    const family = families.get(one.family) ?? [];
    verdicts.set(one.creature.externalId, {
      ...decided(one, family, reasonsOf(one, family, makers, inTeams)),
      level: one.level,
      ranks: one.ranks,
      bestFor: bestFor(one),
      blanks: one.creature.subskills.slice(0, unlockedSlots(game, one.level)).filter((name) => name === null).length,
    });
    yield;
  }
  return verdicts;
}

/** Counts how many creatures make each thing. */
interface Makers {
  readonly ingredient: ReadonlyMap<string, number>;
  readonly skill: ReadonlyMap<string, number>;
}

const ingredientsOf = ({ forms }: KeepCandidate) =>
  new Set(forms.flatMap(({ ingredients }) => [...ingredients.keys()]));
const skillsOf = ({ forms }: KeepCandidate) => new Set(forms.map(({ skill }) => skill));

function makersOf(judged: readonly KeepCandidate[]): Makers {
  const count = (thingsOf: (one: KeepCandidate) => ReadonlySet<string>) => {
    const counts = new Map<string, number>();
    for (const one of judged) for (const name of thingsOf(one)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  return { ingredient: count(ingredientsOf), skill: count(skillsOf) };
}

function reasonsOf(
  one: KeepCandidate,
  family: readonly KeepCandidate[],
  makers: Makers,
  inTeams: ReadonlySet<string>,
): readonly Reason[] {
  const { creature, ranks } = one;
  const rolls = rollReasons(ranks);
  const only = (of: 'ingredient' | 'skill', names: ReadonlySet<string>) =>
    [...names].filter((name) => makers[of].get(name) === 1).map((name) => ({ kind: 'onlyMaker', of, name }) as const);
  const better = dominatorOf(one, family);
  return [
    ...(creature.favourite ? [{ kind: 'favourite' } as const] : []),
    ...(inTeams.has(creature.externalId) ? [{ kind: 'inTeam' } as const] : []),
    ...(creature.shiny ? [{ kind: 'shiny' } as const] : []),
    ...(better ? [{ kind: 'outdone', by: better.creature.externalId } as const] : []),
    ...only('ingredient', ingredientsOf(one)),
    ...only('skill', skillsOf(one)),
    ...rolls.filter(({ kind }) => kind === 'goodRoll'),
    ...(better ? [] : byRank(ranks).filter((aim) => isBestOf(one, family, aim))).map(
      (aim) => ({ kind: 'bestOfFamily', aim, of: family.length }) as const,
    ),
    ...rolls.filter(({ kind }) => kind === 'poorRoll'),
  ];
}

function decided(
  { isProtected }: KeepCandidate,
  family: readonly KeepCandidate[],
  reasons: readonly Reason[],
): Pick<Verdict, 'choice' | 'reasons'> {
  const has = (kind: Reason['kind']) => reasons.some((reason) => reason.kind === kind);
  if (isProtected) return { choice: 'keep', reasons };
  if (has('outdone')) return { choice: has('goodRoll') ? 'open' : 'candy', reasons };
  if (has('onlyMaker') || has('goodRoll') || has('bestOfFamily')) return { choice: 'keep', reasons };
  return { choice: has('poorRoll') && family.length > 1 ? 'candy' : 'open', reasons };
}

/** Of two equal ones the protected one stays, otherwise the first. */
function dominatorOf(one: KeepCandidate, family: readonly KeepCandidate[]): KeepCandidate | undefined {
  const precedes = (other: KeepCandidate) =>
    other.isProtected === one.isProtected ? family.indexOf(other) < family.indexOf(one) : other.isProtected;
  return family.find((other) => {
    if (other === one) return false;
    const outcome = isDominated(one.forms, other.forms);
    return outcome === 'better' || (outcome === 'alike' && precedes(other));
  });
}

/** Better than all others of the family, with a roll that isn't poor for this aim. */
function isBestOf(one: KeepCandidate, family: readonly KeepCandidate[], aim: Aim): boolean {
  const own = one.ranks[aim].share;
  return family.length > 1 && own <= POOR && family.every((other) => other === one || other.ranks[aim].share > own);
}

function bestFor({ ranks, forms }: KeepCandidate): Verdict['bestFor'] {
  const aim = AIMS.reduce((best, other) => (ranks[other].share < ranks[best].share ? other : best));
  const [first] = forms;
  const ingredients = aim === 'ingredients' && first ? [...first.ingredients] : [];
  const [most] = ingredients.sort(([, a], [, b]) => (isAsGood(a, b) ? -1 : 1));
  return { aim, ingredient: most?.[0] };
}
