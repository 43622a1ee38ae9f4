// The one review of an import: doubtful fields first, then what is new, changed or there already, what can't be read, and teams.
import { type ReactNode, Suspense } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Ovi } from '../../../parts/pictures/ovi.tsx';
import { noteWords } from '../../../parts/words/note-words.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Checkbox, Switch } from '../../../ui/fields/checkbox.tsx';
import { PictureDoubts, PictureProblems } from '../pictures/picture-doubts.tsx';
import type { usePictureJob } from '../pictures/use-picture-job.ts';
import { choiceOf, type ImportChoice, takes } from './apply-import.ts';
import { ImportGroup } from './import-group.tsx';
import { GROUPS, type ImportPlan, type ImportRow } from './import-plan.ts';
import { ImportTeams } from './import-teams.tsx';
import { fileWords, noRoomWords, nothingWords } from './import-words.ts';
import { UnreadableRows } from './unreadable-rows.tsx';
import type { Import } from './use-import.ts';
import * as styles from './import.module.css';

const t = messages('interchange');

interface ImportReviewProps {
  readonly job: Import;
  readonly plan: ImportPlan;
  readonly pictures: ReturnType<typeof usePictureJob>;
  readonly setup: ReactNode;
}

export function ImportReview({ job, plan, pictures, setup }: ImportReviewProps) {
  const { choices, choose, intake, room, isOld, setOld, sources, failures } = job;
  const chooseRows = (rows: readonly (readonly [key: string, choice: ImportChoice])[]) =>
    choose({ ...choices, rows: new Map([...choices.rows, ...rows]) });
  const hasPictures = pictures.state.stage === 'review';
  const fromFiles = sources.filter(({ box }) => box.format !== 'screens');
  // They have their own section, with their pictures.
  const pictured = plan.rows.filter((row) => isPictured(row) && row.group === 'doubtful');
  const unreadable = plan.unreadable.filter(({ field }) => field !== 'picture');
  const excess = (intake?.added ?? 0) - room;
  const leaveExcess = () => {
    const added = plan.rows.filter((row) => choiceOf(choices, row) === 'add');
    chooseRows(added.slice(room).map(({ key }) => [key, 'leave']));
  };
  return (
    <div className={styles.preview}>
      {failures.map((failure) => (
        <Banner key={failure} kind="warning" what={failure} />
      ))}
      {plan.rows.length > 0 && fromFiles.length > 0 && (
        <p tabIndex={-1} data-part="summary">
          {fileWords(sources, plan)}
        </p>
      )}
      {plan.rows.length > 0 &&
        [...new Set(plan.notes.map(noteWords))].map((note) => <Banner key={note} kind="info" what={note} />)}
      {plan.rows.length > 0 && <Suspense>{setup}</Suspense>}
      {isOld !== undefined && <Switch label={t('old.label')} note={t('old.note')} checked={isOld} onChange={setOld} />}
      {excess > 0 && (
        <Banner
          kind="warning"
          what={noRoomWords(room)}
          why={t('room.hint')}
          action={{
            label: room === 0 ? t('room.addNone') : t('room.addFirst', { count: room }),
            onAction: leaveExcess,
          }}
        />
      )}
      {plan.rows.length === 0 && !hasPictures && (
        <div tabIndex={-1} data-part="summary">
          <EmptyState picture={<Ovi />} title={t('empty.title')} words={nothingWords(plan)} />
        </div>
      )}
      {hasPictures && (
        <PictureDoubts
          job={pictures}
          choice={(index) => {
            const row = pictured.find(({ read }) => read.row === index + 1);
            return (
              row && (
                <Checkbox
                  label={t('row.import')}
                  checked={choiceOf(choices, row) !== 'leave'}
                  onChange={(on) => chooseRows([[row.key, on ? takes(row) : 'leave']])}
                />
              )
            );
          }}
        />
      )}
      {GROUPS.map((group) => {
        const rows = plan.rows.filter((row) => row.group === group && !pictured.includes(row));
        return (
          rows.length > 0 && (
            <ImportGroup key={group} group={group} rows={rows} choices={choices} onChoose={chooseRows} />
          )
        );
      })}
      <UnreadableRows rows={unreadable} />
      <ImportTeams plan={plan} choices={choices} without={intake?.without ?? []} onChoose={choose} />
      {hasPictures && <PictureProblems job={pictures} />}
    </div>
  );
}

const isPictured = ({ format }: ImportRow): boolean => format === 'screens';
