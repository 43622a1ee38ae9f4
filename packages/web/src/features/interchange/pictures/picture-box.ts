// Turns what was read from screenshots into a box like that of any other tool, so that it is imported the same way.
import type { ReadBox } from '@oversleep/interchange';
import type { ShownValues } from '@oversleep/screens';
import { messages } from '../../../messages/messages.ts';
import { screenNoteWords } from '../../../parts/words/picture-notes.ts';
import { minutesText } from '../../../parts/words/wording.ts';
import type { WaitingPicture } from '../../../state/storage/waiting-pictures.ts';
import type { PictureJobState } from './picture-job.ts';

const t = messages('interchangePictures');

export const pictureName = (pictures: readonly WaitingPicture[], id: string): string =>
  pictures.find((picture) => picture.id === id)?.name ?? id;

/** What the screen shows, in a line. */
function shownWords({ name, level, rp, helpIntervalSeconds, carrySize, mainSkill, skillLevel }: ShownValues): string {
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

export function pictureBox({
  pictures,
  creatures,
  problems,
}: Pick<PictureJobState, 'pictures' | 'creatures' | 'problems'>): ReadBox {
  return {
    format: 'screens',
    creatures: creatures.map(({ creature, shown, doubts, remarks }, i) => ({
      row: i + 1,
      creature,
      doubts: [],
      fieldDoubts: [...doubts.map(({ field, note }) => ({ field, ...note })), ...remarks],
      raw: shownWords(shown),
    })),
    problems: problems.map(({ row, picture, note }) => ({
      row,
      field: 'picture',
      note: { code: 'asWritten', values: { text: screenNoteWords(note) } },
      raw: pictureName(pictures, picture),
    })),
    teams: [],
    remarks: [],
  };
}
