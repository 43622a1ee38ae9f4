// An icon in the top bar that shows whether everything is saved and opens the details.

import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudExclamation,
  IconCloudOff,
  IconCloudUpload,
  IconDeviceMobile,
  IconGitCompare,
  IconUserQuestion,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { messages } from '../../messages/messages.ts';
import { useNotices, useSync, useSyncStatus } from '../../state/context.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { faceOf, type SyncFace, syncWord, TONES } from './sync-words.ts';
import * as styles from './sync-badge.module.css';

const t = messages('sync');

// Loaded when it is opened.
const SyncDetails = lazyPart(
  () => import('./sync-details.tsx'),
  (file) => file.SyncDetails,
);

const SIGNS = {
  local: IconDeviceMobile,
  signedOut: IconUserQuestion,
  choosing: IconUserQuestion,
  conflict: IconGitCompare,
  failed: IconCloudExclamation,
  waiting: IconCloudExclamation,
  offline: IconCloudOff,
  saving: IconCloudUpload,
  saved: IconCloudCheck,
} as const satisfies Record<SyncFace, unknown>;

const COLOURS = {
  calm: undefined,
  good: 'var(--success)',
  busy: 'var(--primary)',
  warning: 'var(--warning)',
  bad: 'var(--danger)',
} as const;

export function SyncBadge() {
  const status = useSyncStatus();
  const failure = useSync((state) => state.failure);
  const storage = useNotices((state) => state.storage);
  const face = faceOf(status, failure !== null);
  // A guest whose browser keeps nothing has to know that first.
  const isUnstored = storage !== null && face === 'local';
  const word = isUnstored ? t('notStored') : syncWord(face);
  const tone = isUnstored ? 'bad' : TONES[face];
  const Sign = isUnstored ? IconAlertTriangle : SIGNS[face];
  return (
    <>
      <Popover
        label={t('title')}
        width={300}
        trigger={(props) => (
          <button type="button" {...props} className={styles.badge} style={{ color: COLOURS[tone] }} data-tone={tone}>
            <Sign size={22} aria-hidden="true" />
            <span className={styles.badgeWord}>{word}</span>
          </button>
        )}
      >
        {(close) => (
          <Suspense>
            <SyncDetails face={face} onDone={close} />
          </Suspense>
        )}
      </Popover>
      {/* Only what needs the player is read out: "saving" and "saved" would never stop. */}
      <span className="unseen" role="status">
        {tone === 'bad' || tone === 'warning' ? word : ''}
      </span>
    </>
  );
}
