// What can be seen and changed of one player.
import type { AdminUser } from '@oversleep/contract';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
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
    <div className={styles.details}>
      <dl className={styles.facts}>
        <div>
          <dt>External ID</dt>
          <dd className={styles.id}>
            <code>{id}</code>
            <CopyButton label="Copy external ID" text={id} />
          </dd>
        </div>
        <div>
          <dt>Signs in with</dt>
          <dd>{providers.map((provider) => PROVIDERS[provider]).join(', ') || 'nothing any more'}</dd>
        </div>
      </dl>
      <FriendCodeForm user={user} />
      <RoleForm user={user} />
    </div>
  );
}
