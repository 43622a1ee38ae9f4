// What the three answers at the first sign-in mean, with numbers.
import { MAX_SAVED_CREATURES } from '@oversleep/game';
import type { Tally } from '../../state/data/holdings.ts';
import type { Choice, FirstSync } from '../../state/sync/first-sync.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What somebody has besides settings; settings alone are still something. */
export function tallyText({ teams, saved, recipes }: Tally): string {
  const parts = [
    teams > 0 ? counted(teams, 'team', 'teams') : '',
    saved > 0 ? counted(saved, 'creature in the Pokébox', 'creatures in the Pokébox') : '',
    recipes > 0 ? counted(recipes, 'recipe level', 'recipe levels') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'settings only' : listed.format(parts);
}

export interface ChoiceWords {
  readonly choice: Choice;
  readonly title: string;
  readonly text: string;
  /** What is lost or moved, if anything. */
  readonly caution: string | null;
}

export function choicesOf({ mine, theirs, leftOver }: FirstSync): readonly ChoiceWords[] {
  const isEmpty = isNothing(theirs);
  return [
    {
      choice: 'merge',
      title: 'Keep both',
      text: `Adds ${tallyText(mine)} from this device to ${isEmpty ? 'your account, which is still empty' : `${tallyText(theirs)} in your account`}. Of bonuses, pot and recipe levels the larger one stays.`,
      caution: mergeCaution(leftOver, mine.saved + theirs.saved),
    },
    {
      choice: 'mine',
      title: 'Keep what is on this device',
      text: `Your account gets ${tallyText(mine)} from this device.`,
      caution: isEmpty ? null : `What the account has now is replaced: ${tallyText(theirs)}.`,
    },
    {
      choice: 'theirs',
      title: 'Keep what is in the account',
      text: isEmpty
        ? 'Your account is still empty, so this device starts afresh.'
        : `This device gets ${tallyText(theirs)} from your account.`,
      caution: `What is on this device goes into a snapshot in Site Settings: ${tallyText(mine)}.`,
    },
  ];
}

function mergeCaution(leftOver: number, saved: number): string | null {
  if (saved > MAX_SAVED_CREATURES)
    return `A Pokébox holds ${MAX_SAVED_CREATURES} creatures, and together these may be ${saved}.`;
  if (leftOver === 0) return null;
  return `${counted(leftOver, 'team finds', 'teams find')} no room beside the others: the members go to the Pokébox.`;
}

const isNothing = ({ teams, saved, recipes }: Tally): boolean => teams + saved + recipes === 0;
