// Details about saving, with buttons for what can be done now.
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { utcTimeText } from '../../parts/words/moment.ts';
import { useAppState, useCreatures, useNotices, useOutbox, useSync, useTeams, useUser } from '../../state/context.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { entriesIn, type OutboxEntry } from '../../state/sync/outbox.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { bringBack } from './attention.ts';
import { type SyncFace, syncText, syncWord } from './sync-words.ts';
import { targetWords } from './target-words.ts';
import * as styles from './sync-badge.module.css';

const t = messages('sync');

interface SyncDetailsProps {
  readonly face: SyncFace;
  readonly onDone: () => void;
}

export function SyncDetails({ face, onDone }: SyncDetailsProps) {
  const outbox = useOutbox((state) => state);
  const failure = useSync((state) => state.failure);
  const retryAt = useSync((state) => state.retryAt);
  const { storage, migrationFailed, unreadable, putAside } = useNotices((state) => state);
  const hasNotice = storage !== null || migrationFailed !== null || unreadable !== null || putAside !== null;
  const waiting = entriesIn(outbox, 'waiting').length;
  const refused = entriesIn(outbox, 'setAside');
  return (
    <Stack gap={2.5} align="start" size="label">
      <Text head size="head-tiny">
        {syncWord(face)}
      </Text>
      <p>{syncText(face)}</p>
      {face === 'waiting' && failure !== null && (
        <Text tone="muted" size="note">
          {failure.message}
        </Text>
      )}
      {waiting > 0 && (
        <Text tone="muted" size="note">
          {retryAt !== null && face !== 'signedOut'
            ? t('waitingUntil', { count: waiting, time: utcTimeText(retryAt) })
            : t('waiting', { count: waiting })}
        </Text>
      )}
      {refused.map((entry) => (
        <Refused key={entry.target} entry={entry} />
      ))}
      {hasNotice && (
        <Text tone="muted" size="note">
          {t.rich('notices', {
            link: (inner) => (
              <Link to="/settings/site" onClick={onDone}>
                {inner}
              </Link>
            ),
          })}
        </Text>
      )}
      <Ways face={face} onDone={onDone} />
    </Stack>
  );
}

function Ways({ face, onDone }: SyncDetailsProps) {
  const { sync } = useAppState();
  const isSending = useSync((state) => state.sending);
  const then = (act: () => void) => () => {
    onDone();
    act();
  };
  switch (face) {
    case 'local':
    case 'signedOut':
      return (
        <Button small variant="primary" onClick={then(promptLogin)}>
          {t('login')}
        </Button>
      );
    case 'choosing':
      return (
        <Button small variant="primary" onClick={then(() => bringBack('merge'))}>
          {t('decide')}
        </Button>
      );
    case 'conflict':
      return (
        <Button small variant="primary" onClick={then(() => bringBack('conflict'))}>
          {t('compare')}
        </Button>
      );
    case 'failed':
      // Each of the changes above has its own way.
      return null;
    default:
      return (
        <Button small busy={isSending} onClick={() => void sync.run()}>
          {face === 'saved' ? t('check') : t('tryNow')}
        </Button>
      );
  }
}

function Refused({ entry: { target, reason, details } }: { readonly entry: OutboxEntry }) {
  const { sync } = useAppState();
  const teams = useTeams((state) => state.teams);
  const creatures = useCreatures((state) => state.creatures);
  const language = useUser((user) => user.language);
  const name = targetWords(target, { teams, creatures }, language);
  return (
    <Stack className={styles.detailsRefused} gap={1.5}>
      <p>
        <strong>{name}</strong>
        <br />
        <Text as="span" tone="muted" size="note">
          {[reason, ...details].filter(Boolean).join(' ')}
        </Text>
      </p>
      <Row gap={2} wrap align="stretch">
        <Button small aria-label={t('retryOf', { name })} onClick={() => sync.retry(target)}>
          {t('retry')}
        </Button>
        <Button small variant="quiet" aria-label={t('giveUpOf', { name })} onClick={() => sync.giveUp(target)}>
          {t('giveUp')}
        </Button>
      </Row>
    </Stack>
  );
}
