// What the player must not miss about session and data, on top of whatever page they are on.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppState, useNotices, useSyncStatus } from '../../state/context.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { dismissNotice } from '../../state/storage/notices.ts';
import { Banner } from '../../ui/banner.tsx';
import { SYNC_WORDS } from './sync-words.ts';
import * as styles from './page-notices.module.css';

/** The page that has the kept copies speaks of them itself. */
const KEPT_COPIES = '/settings/site';

export function PageNotices() {
  return (
    <div className={styles.pageNotices}>
      <SignedOut />
      <FailedTakeOver />
    </div>
  );
}

function SignedOut() {
  const status = useSyncStatus();
  // Until the next visit; the sign in the top bar stays.
  const [isRead, setRead] = useState(false);
  if (status !== 'signedOut' || isRead) return null;
  const { word, text } = SYNC_WORDS.signedOut;
  return (
    <Banner
      kind="warning"
      what={word}
      why={text}
      action={{ label: 'Log in', onAction: promptLogin }}
      onDismiss={() => setRead(true)}
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
      what="Data of an older release could not be taken over"
      why="Nothing is lost: all of it lies in Site Settings as a snapshot, to restore or to download."
      action={{ label: 'See the copy', onAction: () => void navigate({ to: KEPT_COPIES }) }}
      onDismiss={() => dismissNotice(stores.notices, 'migrationFailed')}
    />
  );
}
