// Gives a player another role, after saying what that means.
import type { AdminUser, Role } from '@oversleep/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { ROLE_NAMES, ROLES, roleMeaning, roleNamed, roleOrigin, roleQuestion } from './role-words.ts';
import { useUserChange } from './user-list.ts';
import * as adminStyles from './admin.module.css';
import * as styles from './role-form.module.css';

const CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

export function RoleForm({ user }: { readonly user: AdminUser }) {
  const { external_id: externalId, name } = user;
  const { api, sync } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const isSelf = useUser((own) => own.externalId === externalId);
  const [wanted, setWanted] = useState<Role | null>(null);
  const change = useUserChange((role: Role) =>
    api.call('PUT /api/admin/users/:externalId/role', { params: { externalId }, body: { role } }),
  );
  const choose = (role: Role | null) => {
    setWanted(role === user.role ? null : role);
    change.reset();
  };
  const confirm = (role: Role) =>
    change.mutate(role, {
      onSuccess: (changed) => {
        setWanted(null);
        show({ kind: 'success', text: `The role of ${name} is ${ROLE_NAMES[changed.role]} now.` });
        if (!isSelf) return;
        // Our own rights have changed: bar and drawer follow, and this page may no longer be ours.
        void sync.run();
        if (changed.role !== 'admin') void navigate({ to: '/', replace: true });
      },
    });

  return (
    <Stack className={adminStyles.form} gap={3} fit align="start">
      <Segmented
        label="Role"
        value={wanted ?? user.role}
        choices={CHOICES}
        onChange={(value) => choose(roleNamed(value))}
      />
      {wanted === null ? (
        <Text tone="muted" size="label">
          {roleOrigin(user)}
        </Text>
      ) : (
        <Card as="fieldset" className={styles.question} gap={3} slim pad={3.5} aria-label={roleQuestion(name, wanted)}>
          <Text weight={700}>{roleQuestion(name, wanted)}</Text>
          <ul>
            {roleMeaning(user, wanted, isSelf).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <CallFailure call={change} what="The role was not changed" onRetry={() => confirm(wanted)} />
          <Row gap={3} wrap align="stretch" justify="end">
            <Button small onClick={() => choose(null)}>
              Leave it
            </Button>
            <Button small variant="primary" busy={change.isPending} onClick={() => confirm(wanted)}>
              Change the role
            </Button>
          </Row>
        </Card>
      )}
    </Stack>
  );
}
