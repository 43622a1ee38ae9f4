// The same field was changed here and elsewhere: a message says so, and its button opens both versions to choose from.
import { useEffect, useMemo, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { useCreatures, useOutbox, useTeams, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { conflictsIn } from '../../state/sync/conflicts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { bringBack, putOff, useAttention } from './attention.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { conflictName } from './conflict-facts.ts';

const t = messages('account');

export function ConflictDialog() {
  const entries = useOutbox((state) => state.entries);
  const teams = useTeams((state) => state.teams);
  const creatures = useCreatures((state) => state.creatures);
  const edition = useUser((user) => user.edition);
  const language = useUser((user) => user.language);
  const isWanted = useAttention('conflict');
  const conflicts = useMemo(
    () => conflictsIn({ entries }, { teams, creatures }, gameFor({ edition })),
    [entries, teams, creatures, edition],
  );
  const [first] = conflicts;
  const more = conflicts.length - 1;
  useNews(
    first && !isWanted ? t('conflict.news', { name: conflictName(first, gameFor({ edition }), language), more }) : null,
  );
  const isOver = first === undefined;
  useEffect(() => {
    if (isOver) putOff('conflict');
    return () => putOff('conflict');
  }, [isOver]);
  if (!first || !isWanted) return null;
  const later = () => putOff('conflict');
  return (
    <Dialog
      open
      title={t('conflict.title')}
      maxWidth={720}
      onClose={later}
      foot={<Button onClick={later}>{t('later')}</Button>}
    >
      <ConflictChoice key={first.target} conflict={first} />
      {more > 0 && (
        <Text tone="muted" size="note">
          {t('conflict.more', { count: more })}
        </Text>
      )}
    </Dialog>
  );
}

/** Says it once, until the player has chosen; the badge in the top bar stays. */
function useNews(text: string | null): void {
  const { message, show, close } = useSnackbar();
  const present = useRef(message);
  useEffect(() => {
    present.current = message;
  }, [message]);
  useEffect(() => {
    if (text === null) return;
    const action = { label: t('conflict.choose'), onAction: () => bringBack('conflict') };
    show({ kind: 'warning', text, action, timeout: Number.POSITIVE_INFINITY });
    return () => {
      if (present.current?.text === text) close();
    };
  }, [text, show, close]);
}
