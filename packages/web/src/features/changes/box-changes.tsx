// The effect of an update on each of the player's Pokémon on its own, largest first.

import type { EditionId } from '@oversleep/game';
import type { PatchInput } from '@oversleep/questions';
import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { isClear } from '../../parts/words/range-text.ts';
import { countText, editionName } from '../../parts/words/wording.ts';
import type { PatchAnswer, PatchQuestion } from '../../sim/patch.ts';
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Effects } from './own-changes.tsx';
import { usePatch } from './use-patch.ts';

const t = messages('changes');

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
  const task = useMemo<PatchInput>(
    () => ({ questions: members.map(({ question }) => question), depth: 'totals' }),
    [members],
  );
  const { answers, failure, again } = usePatch(task);
  if (failure !== undefined) return <FailureBanner what={t('failed')} why={failure} onRetry={again} />;
  const rows = answers
    .flatMap((answer, i) => (members[i] ? [{ ...members[i], answer }] : []))
    .sort((a, b) => Math.abs(b.answer.difference.mean) - Math.abs(a.answer.difference.mean));
  const isKnown = answers.length === members.length;
  return (
    <>
      {isKnown ? (
        <p role="status">{outcomeWords(answers)}</p>
      ) : (
        <ProgressBar label={t('box.progress')} share={answers.length / members.length} />
      )}
      <Effects
        label={t('box.list')}
        rows={rows.map(({ id, name, answer: { before, after, difference } }) => ({
          key: id,
          title: name,
          lines: [t('box.weeks', { before: countText(before.mean), after: countText(after.mean) })],
          gain: difference,
        }))}
      />
      <Text tone="muted" size="note">
        {t('box.note', { edition: editionName(from) })}
      </Text>
    </>
  );
}

function outcomeWords(answers: readonly PatchAnswer[]): string {
  const clear = answers.filter(({ difference }) => isClear(difference.mean, difference.error));
  const gain = clear.filter(({ difference }) => difference.mean > 0).length;
  const lose = clear.length - gain;
  return t('box.outcome', { gain, lose, same: answers.length - clear.length });
}
