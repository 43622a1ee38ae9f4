// The question of the first sign-in: what a guest has made meets what an account has. It can be put off, never skipped.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { useAppState, useSync } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { Choice, FirstSync } from '../../state/sync/first-sync.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AccountCopy } from './account-copy.tsx';
import { bringBack, putOff, useAttention } from './attention.ts';
import { choicesOf } from './merge-words.ts';
import * as styles from './choices.module.css';

export function MergeDialog() {
  const question = useSync((state) => state.question);
  const isWanted = useAttention('merge');
  const isOver = question === null;
  // The next question comes by itself again.
  useEffect(() => {
    if (isOver) bringBack('merge');
    return () => bringBack('merge');
  }, [isOver]);
  return question !== null && isWanted ? <Question question={question} /> : null;
}

const DONE: Readonly<Record<Choice, string>> = {
  merge: 'Your account has both now.',
  mine: 'Your account has what was on this device.',
  theirs: 'This device has what is in your account.',
};

function Question({ question }: { readonly question: FirstSync }) {
  const { sync } = useAppState();
  const { show } = useSnackbar();
  const name = useId();
  const [chosen, setChosen] = useState<Choice>('merge');
  const answer = useMutation({
    mutationFn: async (choice: Choice) => {
      const answered = await sync.answer(choice);
      if (!answered.ok) throw answered.failure;
      return answered.leftOver;
    },
    onSuccess: (leftOver, choice) => {
      const moved = leftOver.map((team) => team.name).join(', ');
      const text = moved === '' ? DONE[choice] : `${DONE[choice]} The members of ${moved} are in the Pokébox.`;
      show({ kind: 'success', text: `${text} A snapshot from before is kept in Site Settings.` });
    },
  });
  const later = () => putOff('merge');
  return (
    <Dialog
      open
      title="You have made things as a guest"
      maxWidth={600}
      onClose={later}
      foot={
        <>
          <Button onClick={later}>Decide later</Button>
          <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate(chosen)}>
            Continue
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <p>They can come along into your account. What shall be kept?</p>
        <div className={styles.list} role="radiogroup" aria-label="What shall be kept">
          {choicesOf(question).map(({ choice, title, text, caution }) => (
            <label key={choice} className={styles.card}>
              <input
                type="radio"
                name={name}
                checked={choice === chosen}
                aria-labelledby={`${name}-${choice}`}
                aria-describedby={`${name}-${choice}-text`}
                onChange={() => setChosen(choice)}
              />
              <span id={`${name}-${choice}`} className={styles.title}>
                {title}
              </span>
              <span id={`${name}-${choice}-text`} className={styles.text}>
                <span>{text}</span>
                {caution !== null && <span className={styles.caution}>{caution}</span>}
              </span>
            </label>
          ))}
        </div>
        {chosen === 'mine' && <AccountCopy />}
        {answer.error !== null && (
          <FailureBanner
            {...explain('That could not be done, and nothing has changed', answer.error)}
            isRetrying={answer.isPending}
            onRetry={() => answer.mutate(chosen)}
          />
        )}
        <p className={styles.fine}>
          Until you decide, nothing is sent to your account and nothing on this device changes.
        </p>
      </div>
    </Dialog>
  );
}
