// Turns what was read from screenshots into a box like that of any other tool, so that it is imported the same way.
import type { Game } from '@oversleep/game';
import type { ReadBox } from '@oversleep/interchange';
import type { Shown } from '@oversleep/screens';
import { messages } from '../../../messages/messages.ts';
import { minutesText } from '../../../parts/words/wording.ts';
import type { WaitingPicture } from '../../../state/storage/waiting-pictures.ts';
import { fieldName } from './picture-fields.ts';
import type { PictureJobState } from './picture-job.ts';
import { screenNoteWords } from './picture-notes.ts';

const t = messages('interchangePictures');

export const pictureName = (pictures: readonly WaitingPicture[], id: string): string =>
  pictures.find((picture) => picture.id === id)?.name ?? id;

/** What the screen shows, in a line. */
function shownWords({ name, level, rp, helpIntervalSeconds, carrySize, mainSkill, skillLevel }: Shown): string {
  return [
    name,
    level === undefined ? undefined : t('shown.level', { value: level }),
    rp === undefined ? undefined : t('shown.rp', { value: rp }),
    helpIntervalSeconds === undefined ? undefined : t('shown.interval', { value: minutesText(helpIntervalSeconds) }),
    carrySize === undefined ? undefined : t('shown.carry', { value: carrySize }),
    mainSkill,
    skillLevel === undefined ? undefined : t('shown.skillLevel', { value: skillLevel }),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

export function pictureBox(
  game: Game,
  { pictures, creatures, problems }: Pick<PictureJobState, 'pictures' | 'creatures' | 'problems'>,
): ReadBox {
  return {
    format: 'screens',
    creatures: creatures.map(({ creature, shown, doubts, remarks }, i) => ({
      row: i + 1,
      creature,
      flags: [
        ...doubts.map(({ field, note }) =>
          t('doubt.flag', { field: fieldName(game, field), reason: screenNoteWords(note) }),
        ),
        ...remarks.map(screenNoteWords),
      ],
      raw: shownWords(shown),
    })),
    problems: problems.map(({ row, picture, message, note }) => ({
      row,
      field: 'picture',
      message: note ? screenNoteWords(note) : message,
      raw: pictureName(pictures, picture),
    })),
    teams: [],
    notes: [],
  };
}
