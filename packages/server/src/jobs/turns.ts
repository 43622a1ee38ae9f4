// The order of shards that players are waiting for: every caller gets the same share of time, a player who is
// signed in four times a guest's. Each shard has a position in one queue for all callers; the lowest position is next.
import { isObject } from '@oversleep/game';

/** Who asked for a computation. */
export interface Owner {
  /** Equal for all questions of one player or address. */
  readonly caller: string;
  readonly isSignedIn: boolean;
}

/** A part's place: where it begins, and where its caller's next one may. */
export interface PartTurn {
  readonly at: number;
  readonly until: number;
}

/** Cost factor for guests: four shards of a player run for each of a guest. */
const GUEST = 4;

/** The queue's position: the lowest waiting place, and where this caller's last part ends; undefined: none waits. */
export interface LineState {
  readonly next: number | undefined;
  readonly own: number | undefined;
}

/** Places for parts with these costs. A new owner starts at the current position, not at the beginning: turns can't be saved up. */
export function turnsFor(
  { isSignedIn }: Pick<Owner, 'isSignedIn'>,
  costs: readonly number[],
  { next, own }: LineState,
  before?: PartTurn,
): readonly PartTurn[] {
  let at = Math.max(next ?? 0, own ?? 0, before?.until ?? 0);
  return costs.map((cost) => {
    const turn = { at, until: at + cost * (isSignedIn ? 1 : GUEST) };
    at = turn.until;
    return turn;
  });
}

/** Of a part that was sent, for those that follow it. Background parts have none. */
export function ownerIn(data: unknown): { readonly owner: Owner; readonly turn: PartTurn } | undefined {
  if (!isObject(data) || typeof data.caller !== 'string' || typeof data.until !== 'number') return undefined;
  const { caller, isSignedIn, at, until } = data;
  return { owner: { caller, isSignedIn: isSignedIn === true }, turn: { at: typeof at === 'number' ? at : 0, until } };
}
