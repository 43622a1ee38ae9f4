// The facts of the account: id, support, friend code.

import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { dayText } from '../../parts/words/moment.ts';
import { useUser } from '../../state/context.ts';
import { isAdmin, isProviderLinked, isSupporter } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { CodeDialog } from './code-dialog.tsx';
import * as styles from './profile.module.css';

const t = messages('profile');

export function Details() {
  const externalId = useUser((user) => user.externalId);
  const supporterSince = useUser((user) => user.supporterSince);
  // Admins have all that supporters have: to them, "inactive" would say nothing.
  const showsStatus = useUser((user) => !isAdmin(user) || user.supporterSince !== null);
  return (
    <Stack as="section" className={styles.details} gap={2} aria-labelledby="details">
      <h2 id="details" className={styles.heading}>
        {t('details.title')}
      </h2>
      <dl className={styles.facts}>
        <FriendCode />
        {externalId !== null && (
          <div>
            <Text as="dt" tone="muted">
              {t('details.userId')}
            </Text>
            <dd>
              <code>{externalId}</code>
              <Copy what="userId" text={externalId} />
            </dd>
          </div>
        )}
        {showsStatus && (
          <div>
            <Text as="dt" tone="muted">
              {t('details.status')}
            </Text>
            <dd>{supporterSince === null ? t('details.inactive') : t('details.active')}</dd>
          </div>
        )}
        {supporterSince !== null && (
          <div>
            <Text as="dt" tone="muted">
              {t('details.since')}
            </Text>
            <dd>{dayText(supporterSince)}</dd>
          </div>
        )}
      </dl>
    </Stack>
  );
}

function FriendCode() {
  const friendCode = useUser((user) => user.friendCode);
  // The server's rule: admins, and supporters whose Patreon is linked.
  const mayChange = useUser((user) => isAdmin(user) || (isSupporter(user) && isProviderLinked(user, 'patreon')));
  const [isChanging, setChanging] = useState(false);
  if (friendCode === null) return null;
  return (
    <div>
      <Text as="dt" tone="muted">
        {t('code.label')}
      </Text>
      <dd>
        <code className={styles.code}>{friendCode}</code>
        <Copy what="friendCode" text={friendCode} />
        {mayChange && (
          <IconButton label={t('code.change')} icon={<Glyph name="pencil" />} onClick={() => setChanging(true)} />
        )}
        {isChanging && <CodeDialog friendCode={friendCode} onClose={() => setChanging(false)} />}
      </dd>
    </div>
  );
}

function Copy({ what, text }: { readonly what: 'userId' | 'friendCode'; readonly text: string }) {
  const { show } = useSnackbar();
  return (
    <CopyButton
      label={t('details.copy', { what })}
      text={text}
      onCopied={() => show({ kind: 'success', text: t('details.copied', { what }) })}
      onRefused={() => show({ kind: 'error', text: t('details.notCopied', { what }) })}
    />
  );
}
