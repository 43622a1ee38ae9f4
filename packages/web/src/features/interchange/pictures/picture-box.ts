// What was read from screenshots as a box like that of any other tool, so that it comes in the same way.
import type { Game } from '@oversleep/game';
import type { ReadBox } from '@oversleep/interchange';
import type { Shown } from '@oversleep/screens';
import { minutesText } from '../../../parts/words/wording.ts';
import type { WaitingPicture } from '../../../state/storage/waiting-pictures.ts';
import { fieldName } from './picture-fields.ts';
import type { PictureJobState } from './picture-job.ts';

export const pictureName = (pictures: readonly WaitingPicture[], id: string): string =>
  pictures.find((picture) => picture.id === id)?.name ?? id;

/** What the screen itself says, in a line. */
function shownWords({ name, level, rp, helpIntervalSeconds, carrySize, mainSkill, skillLevel }: Shown): string {
  const line = (words: string, value: string | number | undefined) => (value === undefined ? [] : [`${words}${value}`]);
  return [
    ...line('', name),
    ...line('Lv. ', level),
    ...line('RP ', rp),
    ...line('interval ', helpIntervalSeconds === undefined ? undefined : minutesText(helpIntervalSeconds)),
    ...line('carry limit ', carrySize),
    ...line('', mainSkill),
    ...line('skill Lv. ', skillLevel),
  ].join(' · ');
}

/** What is still doubtful is told with the creature. */
export function pictureBox(
  game: Game,
  { pictures, creatures, problems }: Pick<PictureJobState, 'pictures' | 'creatures' | 'problems'>,
): ReadBox {
  return {
    format: 'screens',
    creatures: creatures.map(({ creature, shown, doubts, notes }, i) => ({
      row: i + 1,
      creature,
      flags: [...doubts.map(({ field, reason }) => `${fieldName(game, field)}: ${reason}`), ...notes],
      raw: shownWords(shown),
    })),
    problems: problems.map(({ row, picture, message }) => ({
      row,
      field: 'picture',
      message,
      raw: pictureName(pictures, picture),
    })),
    teams: [],
    notes: [],
  };
}
