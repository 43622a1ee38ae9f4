// Compares a team with the same team after each upgrade of a member.
import { compareChanges, presence, type RankedChange, type Upgrade, upgradesOf } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import { CHANGES_PER_STEP } from '../changes/steps.ts';
import type { Steps } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { UpgradesTypes } from './shape.ts';

export const steps: Steps<UpgradesTypes> = function* ({ question, place }) {
  const { edition, settings, members } = question;
  const game = gameOf(edition);
  const chosen = members[place];
  if (!chosen) throw new Error(`There is no member ${place + 1} in a team of ${members.length}`);
  const base = requestFor(question);
  const changes = upgradesOf(game, chosen.creature).map(({ key, creature }) => ({
    key,
    request: requestFor({
      ...question,
      members: members.map((member, m) => (m === place ? { ...member, creature } : member)),
    }),
  }));
  const member = presence(game, settings, members, place);
  const upgrades: RankedChange<Upgrade>[] = [];
  for (let first = 0; first < changes.length; first += CHANGES_PER_STEP) {
    yield;
    upgrades.push(...compareChanges(base, changes.slice(first, first + CHANGES_PER_STEP)));
    upgrades.sort((a, b) => b.gain.mean - a.gain.mean);
    yield { known: { member, upgrades: [...upgrades] }, done: upgrades.length / changes.length };
  }
  return { member, upgrades };
};
