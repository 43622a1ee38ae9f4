// What the changes between two editions did to everybody one has, each alone: who gains and who loses most.
import type { EditionId } from '@oversleep/game';
import { useMemo } from 'react';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { isClear } from '../../parts/words/range-text.ts';
import { countedText, countText, editionName } from '../../parts/words/wording.ts';
import type { PatchAnswer, PatchQuestion, PatchTask } from '../../sim/patch.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Effect } from './own-changes.tsx';
import { usePatch } from './use-patch.ts';
import * as styles from './changes.module.css';

interface BoxMember {
  readonly id: string;
  readonly name: string;
  readonly question: PatchQuestion;
}

interface BoxChangesProps {
  readonly members: readonly BoxMember[];
  readonly from: EditionId;
}

export function BoxChanges({ members, from }: BoxChangesProps) {
  const task = useMemo<PatchTask>(
    () => ({ questions: members.map(({ question }) => question), depth: 'totals' }),
    [members],
  );
  const { answers, failure, again } = usePatch(task);
  if (failure !== undefined)
    return <FailureBanner what="The two games could not be compared." why={failure} onRetry={again} />;
  const rows = answers
    .flatMap((answer, i) => (members[i] ? [{ ...members[i], answer }] : []))
    .sort((a, b) => Math.abs(b.answer.difference.mean) - Math.abs(a.answer.difference.mean));
  const most = Math.max(1, ...rows.map(({ answer }) => Math.abs(answer.difference.mean)));
  const isKnown = answers.length === members.length;
  return (
    <>
      {isKnown ? (
        <p role="status">{outcomeWords(answers)}</p>
      ) : (
        <ProgressBar label="Trying out everybody in both games" share={answers.length / members.length} />
      )}
      <ul className={styles.effects} aria-label="What the changes did to each">
        {rows.map(({ id, name, answer: { before, after, difference } }) => (
          <Effect
            key={id}
            row={{
              title: name,
              lines: [`${countText(before.mean)} → ${countText(after.mean)} a week`],
              gain: difference,
            }}
            most={most}
          />
        ))}
      </ul>
      <p className={styles.note}>
        Strength a week of each alone, with the settings of your team and the same luck, against the game of{' '}
        {editionName(from)}. Choose somebody above to see which changes it comes from.
      </p>
    </>
  );
}

function outcomeWords(answers: readonly PatchAnswer[]): string {
  const clear = answers.filter(({ difference }) => isClear(difference.mean, difference.error));
  const gain = clear.filter(({ difference }) => difference.mean > 0).length;
  const lose = clear.length - gain;
  return `${countedText(gain, 'gains', 'gain')}, ${countedText(lose, 'loses', 'lose')}, ${countText(answers.length - clear.length)} as before.`;
}
