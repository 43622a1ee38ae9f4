// The same thing was changed here and elsewhere: both versions side by side, and the player chooses.
import { useEffect, useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { useCreatures, useOutbox, useTeams, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import { conflictsIn } from '../../state/sync/conflicts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { bringBack, putOff, useAttention } from './attention.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import * as styles from './choices.module.css';

const t = messages('account');

export function ConflictDialog() {
  const entries = useOutbox((state) => state.entries);
  const teams = useTeams((state) => state.teams);
  const creatures = useCreatures((state) => state.creatures);
  const edition = useUser((user) => user.edition);
  const isWanted = useAttention('conflict');
  const conflicts = useMemo(
    () => conflictsIn({ entries }, { teams, creatures }, gameFor({ edition })),
    [entries, teams, creatures, edition],
  );
  const [first] = conflicts;
  const isOver = first === undefined;
  useEffect(() => {
    if (isOver) bringBack('conflict');
    return () => bringBack('conflict');
  }, [isOver]);
  if (!first || !isWanted) return null;
  const later = () => putOff('conflict');
  const more = conflicts.length - 1;
  return (
    <Dialog
      open
      title={t('conflict.title')}
      maxWidth={720}
      onClose={later}
      foot={<Button onClick={later}>{t('later')}</Button>}
    >
      <ConflictChoice key={first.target} conflict={first} />
      {more > 0 && <p className={styles.fine}>{t('conflict.more', { count: more })}</p>}
    </Dialog>
  );
}
