// Takes news out of every inbox. That cannot be undone, so it is asked for by a word.
import type { NewsItem } from '@oversleep/contract';
import { useState } from 'react';
import { CallFailure } from '../../parts/server-list.tsx';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useWithdraw } from './news-list.ts';
import * as styles from './admin.module.css';

interface WithdrawDialogProps {
  readonly item: NewsItem;
  readonly onClose: () => void;
}

const WORD = 'withdraw';

export function WithdrawDialog({ item: { externalId, news }, onClose }: WithdrawDialogProps) {
  const [typed, setTyped] = useState('');
  const { show } = useSnackbar();
  const withdraw = useWithdraw(externalId);
  const isSure = typed.trim().toLowerCase() === WORD;
  const send = () =>
    withdraw.mutate(true, {
      onSuccess: () => {
        onClose();
        show({ kind: 'success', text: `“${news.title}” is in no inbox any more.` });
      },
    });

  return (
    <Dialog
      open
      title="Withdraw news"
      maxWidth={500}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" disabled={!isSure} busy={withdraw.isPending} onClick={send}>
            Withdraw
          </Button>
        </>
      }
    >
      <form
        className={styles.section}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure) send();
        }}
      >
        <p>
          <strong>
            “<bdi>{news.title}</bdi>”
          </strong>{' '}
          leaves every inbox at once. It stays in this history, but it can neither be changed nor published again.
        </p>
        <TextField label={`Type ${WORD} to go on`} value={typed} autoCapitalize="none" onChange={setTyped} />
        <CallFailure call={withdraw} what="The news was not withdrawn" onRetry={send} />
      </form>
    </Dialog>
  );
}
