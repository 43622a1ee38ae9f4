// Gives a player another friend code, with a way back.
import type { AdminUser } from '@oversleep/contract';
import { type FormEvent, useState } from 'react';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CODE_LENGTH, codeProblem, tidyCode } from './friend-code.ts';
import { useUserChange } from './user-list.ts';
import * as styles from './admin.module.css';

export function FriendCodeForm({ user }: { readonly user: AdminUser }) {
  const { external_id: externalId, friend_code: present, name } = user;
  const { api } = useAppState();
  const { show } = useSnackbar();
  const [code, setCode] = useState(present);
  const change = useUserChange((friend_code: string) =>
    api.call('PUT /api/admin/users/:externalId/friend-code', { params: { externalId }, body: { friend_code } }),
  );
  const isChanged = code !== present;
  const problem = codeProblem(code);

  const put = (wanted: string) =>
    change.mutate(wanted, {
      onSuccess: (changed) => {
        setCode(changed.friend_code);
        const undo = { label: 'Undo', onAction: () => put(present) };
        show({
          kind: 'success',
          text: `The friend code of ${name} is ${changed.friend_code} now.`,
          ...(wanted === present ? {} : { action: undo }),
        });
      },
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && problem === undefined) put(code);
  };

  return (
    <Stack as="form" className={styles.form} gap={3} fit align="start" onSubmit={save}>
      <TextField
        label="Friend code"
        limit={CODE_LENGTH}
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        message={isChanged ? problem : undefined}
        onChange={(typed) => {
          setCode(tidyCode(typed));
          change.reset();
        }}
      />
      <CallFailure
        call={change}
        what="The friend code was not changed"
        onRetry={() => change.variables !== undefined && put(change.variables)}
      />
      <Button type="submit" small disabled={!isChanged || problem !== undefined} busy={change.isPending}>
        Save
      </Button>
    </Stack>
  );
}
