// Important notices about session and data at the top of every page.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useNotices, useSyncStatus } from '../../state/context.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { dismissNotice } from '../../state/storage/notices.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { syncText, syncWord } from './sync-words.ts';
import * as styles from './page-notices.module.css';

const t = messages('sync');

/** The page that has the kept copies speaks of them itself. */
const KEPT_COPIES = '/settings/site';

export function PageNotices() {
  return (
    <Stack className={styles.pageNotices} gap={2}>
      <SignedOut />
      <FailedTakeOver />
      <StorageFull />
    </Stack>
  );
}

function SignedOut() {
  const status = useSyncStatus();
  // Until the next visit; the sign in the top bar stays.
  const [isRead, setRead] = useState(false);
  if (status !== 'signedOut' || isRead) return null;
  return (
    <Banner
      kind="warning"
      what={syncWord('signedOut')}
      why={syncText('signedOut')}
      action={{ label: t('login'), onAction: promptLogin }}
      onDismiss={() => setRead(true)}
    />
  );
}

/** Stays until there is room again: what is changed meanwhile is in this page alone. */
function StorageFull() {
  const isFull = useNotices((state) => state.storage === 'full');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  useEffect(() => {
    if (!isFull) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isFull]);
  if (!isFull || path === KEPT_COPIES) return null;
  return (
    <Banner
      kind="warning"
      what={t('full.what')}
      why={t('full.why')}
      action={{ label: t('full.action'), onAction: () => void navigate({ to: KEPT_COPIES }) }}
    />
  );
}

function FailedTakeOver() {
  const { stores } = useAppState();
  const failed = useNotices((state) => state.migrationFailed);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  if (failed === null || path === KEPT_COPIES) return null;
  return (
    <Banner
      kind="warning"
      what={t('oldData.what')}
      why={t('oldData.why')}
      action={{ label: t('oldData.action'), onAction: () => void navigate({ to: KEPT_COPIES }) }}
      onDismiss={() => dismissNotice(stores.notices, 'migrationFailed')}
    />
  );
}
