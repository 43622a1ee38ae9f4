// The three answers at the first login, with numbers.
import { MAX_SAVED_CREATURES } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import type { HoldingsCount } from '../../state/data/holdings.ts';
import type { FirstSync, SyncChoice } from '../../state/sync/first-sync.ts';

const t = messages('account');
const list = listFormat();

/** Everything besides settings; settings alone still count as something. */
export function tallyText({ teams, saved, recipes }: HoldingsCount): string {
  const parts = [
    teams > 0 ? t('tally.teams', { count: teams }) : '',
    saved > 0 ? t('tally.saved', { count: saved }) : '',
    recipes > 0 ? t('tally.recipes', { count: recipes }) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? t('tally.settings') : list(parts);
}

export interface ChoiceWords {
  readonly choice: SyncChoice;
  readonly title: string;
  readonly text: string;
  /** What is lost or moved, if anything. */
  readonly caution: string | null;
}

export function choicesOf({ mine, theirs, leftOver }: FirstSync): readonly ChoiceWords[] {
  const isEmpty = isNothing(theirs);
  const [onDevice, inAccount] = [tallyText(mine), tallyText(theirs)];
  return [
    {
      choice: 'merge',
      title: t('merge.both'),
      text: isEmpty ? t('merge.bothIntoEmpty', { onDevice }) : t('merge.bothText', { onDevice, inAccount }),
      caution: mergeCaution(leftOver, mine.saved + theirs.saved),
    },
    {
      choice: 'mine',
      title: t('merge.mine'),
      text: t('merge.mineText', { onDevice }),
      caution: isEmpty ? null : t('merge.mineCaution', { inAccount }),
    },
    {
      choice: 'theirs',
      title: t('merge.theirs'),
      text: isEmpty ? t('merge.theirsEmpty') : t('merge.theirsText', { inAccount }),
      caution: t('merge.theirsCaution', { onDevice }),
    },
  ];
}

function mergeCaution(leftOver: number, saved: number): string | null {
  if (saved > MAX_SAVED_CREATURES)
    return t('merge.tooMany', { limit: String(MAX_SAVED_CREATURES), saved: String(saved) });
  return leftOver === 0 ? null : t('merge.noRoom', { count: leftOver });
}

const isNothing = ({ teams, saved, recipes }: HoldingsCount): boolean => teams + saved + recipes === 0;
