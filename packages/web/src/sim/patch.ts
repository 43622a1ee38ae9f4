// Teams as two editions of the game can both read them.
import type { PatchAnswer, PatchedTeam, PatchQuestion } from '@oversleep/engine';
import { type Creature, type EditionId, gameOf, isKnown } from '@oversleep/game';
import type { PlayerTeam } from '../state/data/data.ts';
import type { PlayerSettings } from '../state/data/user.ts';
import { settingsFor } from './question.ts';

export type { PatchAnswer, PatchQuestion };

export interface PatchComparison {
  /** Undefined if both editions know no member in common. */
  readonly team: PatchedTeam | undefined;
  /** Members that are not known to both editions. */
  readonly unknownMembers: readonly Creature[];
}

/** Some creatures with the settings of a team, as both editions can read them. */
export function comparedTeam(
  user: PlayerSettings,
  team: PlayerTeam,
  creatures: readonly Creature[],
  editions: readonly [from: EditionId, to: EditionId],
): PatchComparison {
  const [older, newer] = [...editions].sort();
  const inEdition = (edition: EditionId | undefined) =>
    settingsFor({ ...user, edition: edition ?? user.edition }, team);
  // An island or setting that the older edition lacks is replaced; everything else is as in the newer one.
  const { island, expert, favourites } = inEdition(older);
  const settings = { ...inEdition(newer), island, expert, favourites, potSize: user.potSize ?? undefined };
  const isInBoth = (creature: Creature) => editions.every((edition) => isKnown(gameOf(edition), creature));
  const members = creatures
    .filter(isInBoth)
    .map((creature) => ({ creature, sneakySnacking: team.snacking.includes(creature.externalId) }));
  return {
    team: members.length > 0 ? { settings, members } : undefined,
    unknownMembers: creatures.filter((creature) => !isInBoth(creature)),
  };
}
