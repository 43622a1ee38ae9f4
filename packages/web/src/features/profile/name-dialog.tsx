// A new name for the player. An empty one keeps the old.
import { ASSISTANT, MAX_PLAYER_NAME, type NameProblem, playerName } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { CallFailure } from '../../parts/server-list.tsx';
import { useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lengthOf, TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useChanged } from '../../ui/overlays/use-changed.ts';
import { useProfileChange } from './use-profile-change.ts';

const t = messages('profile');

const LIMIT = 15;

export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const present = useUser((user) => user.name);
  const [name, setName] = useState(present);
  const change = useProfileChange(t('name.changed'), onClose);
  const checked = playerName(name);
  const wanted = 'name' in checked ? checked.name : name.trim();
  const problem =
    'problem' in checked && wanted !== '' && wanted !== present ? problemText(checked.problem) : undefined;
  // A longer one from elsewhere may stay as it is, but not be made.
  const isTooLong = lengthOf(wanted) > LIMIT && wanted !== present;
  const save = () => {
    if (wanted === '' || wanted === present) onClose();
    else if (!isTooLong && problem === undefined && !change.isPending) change.mutate({ name: wanted });
  };
  const isChanged = useChanged(name);
  return (
    <Dialog
      open
      title={t('name.title')}
      maxWidth={600}
      onClose={onClose}
      unsaved={isChanged}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={isTooLong || problem !== undefined}
            busy={change.isPending}
            onClick={save}
          >
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
          label={t('name.label')}
          value={name}
          {...(wanted !== present && { limit: LIMIT })}
          message={problem}
          note={t('name.note')}
          data-autofocus
          onChange={setName}
        />
        <CallFailure call={change} what={t('name.failed')} onRetry={save} />
      </Stack>
    </Dialog>
  );
}

function problemText(problem: NameProblem): string {
  switch (problem) {
    case 'line':
      return t('name.oneLine');
    case 'long':
      return t('name.tooLong', { limit: MAX_PLAYER_NAME });
    case 'reserved':
      return t('name.reserved', { name: ASSISTANT });
    default:
      return t(`name.${problem}`);
  }
}
