// What can be seen and changed of one player.
import type { AdminUser } from '@oversleep/contract';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { FriendCodeForm } from './friend-code-form.tsx';
import { RoleForm } from './role-form.tsx';
import * as styles from './user-details.module.css';

const PROVIDERS: Readonly<Record<AdminUser['providers'][number], string>> = {
  google: 'Google',
  discord: 'Discord',
  patreon: 'Patreon',
};

export function UserDetails({ user }: { readonly user: AdminUser }) {
  const { external_id: id, providers } = user;
  return (
    <Grid className={styles.details} gap={5} align="start" pad={4}>
      <Stack as="dl" className={styles.facts} gap={3}>
        <div>
          <dt>External ID</dt>
          <Row as="dd" gap={1}>
            <code>{id}</code>
            <CopyButton label="Copy external ID" text={id} />
          </Row>
        </div>
        <div>
          <dt>Signs in with</dt>
          <dd>{providers.map((provider) => PROVIDERS[provider]).join(', ') || 'nothing any more'}</dd>
        </div>
      </Stack>
      <FriendCodeForm user={user} />
      <RoleForm user={user} />
    </Grid>
  );
}
