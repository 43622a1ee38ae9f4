// Supporters may choose their own friend code.
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CODE_LENGTH, codeMessage, isCode, tidyCode } from './friend-code.ts';
import { useProfileChange } from './use-profile-change.ts';

const t = messages('profile');

interface CodeDialogProps {
  readonly friendCode: string;
  readonly onClose: () => void;
}

export function CodeDialog({ friendCode, onClose }: CodeDialogProps) {
  const [code, setCode] = useState(friendCode);
  const change = useProfileChange(t('code.changed'), onClose);
  const save = () => {
    if (code === friendCode) onClose();
    else if (isCode(code) && !change.isPending) change.mutate({ friend_code: code });
  };
  return (
    <Dialog
      open
      title={t('code.change')}
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!isCode(code)} busy={change.isPending} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('code.label')}
          value={code}
          message={codeMessage(code)}
          note={t('code.note', { count: CODE_LENGTH })}
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          onChange={(text) => setCode(tidyCode(text))}
        />
        <CallFailure call={change} what={t('code.failed')} onRetry={save} />
      </Stack>
    </Dialog>
  );
}
