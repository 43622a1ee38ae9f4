// On the first login: what to keep of the guest's and the account's data. It can be postponed, but not skipped.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState, useSync } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { FirstSync, SyncChoice } from '../../state/sync/first-sync.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AccountCopy } from './account-copy.tsx';
import { bringBack, putOff, useAttention } from './attention.ts';
import { choicesOf } from './merge-words.ts';
import * as styles from './choices.module.css';

const t = messages('account');
const list = listFormat();

export function MergeDialog() {
  const question = useSync((state) => state.question);
  const isWanted = useAttention('merge');
  const isOver = question === null;
  // The next question is shown again without a click.
  useEffect(() => {
    if (isOver) bringBack('merge');
    return () => bringBack('merge');
  }, [isOver]);
  return question !== null && isWanted ? <Question question={question} /> : null;
}

function Question({ question }: { readonly question: FirstSync }) {
  const { sync } = useAppState();
  const { show } = useSnackbar();
  const name = useId();
  const [chosen, setChosen] = useState<SyncChoice>('merge');
  const answer = useMutation({
    mutationFn: async (choice: SyncChoice) => {
      const answered = await sync.answer(choice);
      if (!answered.ok) throw answered.failure;
      return answered.leftOver;
    },
    onSuccess: (leftOver, choice) => {
      const moved = leftOver.length > 0 ? [t('merge.moved', { teams: list(leftOver.map((team) => team.name)) })] : [];
      show({ kind: 'success', text: [t(`merged.${choice}`), ...moved, t('merge.snapshot')].join(' ') });
    },
  });
  const later = () => putOff('merge');
  return (
    <Dialog
      open
      title={t('merge.title')}
      maxWidth={600}
      onClose={later}
      foot={
        <>
          <Button onClick={later}>{t('later')}</Button>
          <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate(chosen)}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <Stack className={styles.choices} gap={4} fit align="start">
        <p>{t('merge.question')}</p>
        <Stack gap={3} wide role="radiogroup" aria-label={t('merge.choices')}>
          {choicesOf(question).map(({ choice, title, text, caution }) => (
            <ChoiceCard
              key={choice}
              name={name}
              title={title}
              isChosen={choice === chosen}
              onChoose={() => setChosen(choice)}
            >
              <span>{text}</span>
              {caution !== null && (
                <Text as="span" tone="warning">
                  {caution}
                </Text>
              )}
            </ChoiceCard>
          ))}
        </Stack>
        {chosen === 'mine' && <AccountCopy />}
        <CallFailure call={answer} what={t('merge.failed')} onRetry={() => answer.mutate(chosen)} />
        <Text tone="muted" size="note">
          {t('merge.until')}
        </Text>
      </Stack>
    </Dialog>
  );
}
