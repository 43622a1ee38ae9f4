// Makes a key to the API, and shows its text this once.
import { MAX_KEY_NAME } from '@oversleep/game';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { lengthOf, TextField } from '../../ui/fields/text-field.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import * as styles from './profile.module.css';

const t = messages('profile');

interface NewKeyDialogProps {
  readonly onMade: () => Promise<void>;
  readonly onClose: () => void;
}

export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps) {
  const { api } = useAppState();
  const [name, setName] = useState('');
  const make = useMutation({
    mutationFn: () => api.call('POST /api/user/keys', { body: name.trim() === '' ? {} : { name } }),
    onSuccess: () => onMade(),
  });
  const isTooLong = lengthOf(name) > MAX_KEY_NAME;
  const create = () => {
    if (!isTooLong && !make.isPending) make.mutate();
  };
  if (make.data) return <MadeKey text={make.data.key} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('keys.create')}
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={isTooLong} busy={make.isPending} onClick={create}>
            {t('keys.create')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <TextField
          label={t('keys.name')}
          note={t('keys.nameNote')}
          value={name}
          limit={MAX_KEY_NAME}
          data-autofocus
          onChange={setName}
        />
        <CallFailure call={make} what={t('keys.createFailed')} onRetry={create} />
      </Stack>
    </Dialog>
  );
}

function MadeKey({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { show } = useSnackbar();
  return (
    <Dialog
      open
      title={t('keys.newTitle')}
      maxWidth={450}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t('keys.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t.rich('keys.newText', { code: (inner) => <code>{inner}</code> })}</p>
        <Row as="p" className={styles.keyText} gap={2}>
          <code translate="no">{text}</code>
          <CopyButton
            label={t('keys.copy')}
            text={text}
            onCopied={() => show({ kind: 'success', text: t('keys.copied') })}
            onRefused={() => show({ kind: 'error', text: t('keys.notCopied') })}
          />
        </Row>
        <Text tone="muted" size="note">
          {t('keys.newSecret')}
        </Text>
      </Stack>
    </Dialog>
  );
}
