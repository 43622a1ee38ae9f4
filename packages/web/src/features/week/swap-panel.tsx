// Reminders of the day: which team members to swap, and when. Loaded for weeks that follow a rotation.
import { type AskedRotation, type Game, type PlayerWeek, rotationMoves, type Schedule } from '@oversleep/game';
import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { useCreatures } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { SwapLines } from './swap-lines.tsx';
import { swapsToCome } from './swap-today.ts';
import * as styles from './swap-panel.module.css';

const t = messages('week');

interface SwapPanelProps {
  readonly game: Game;
  readonly week: PlayerWeek;
  readonly rotation: AskedRotation;
  readonly schedule: Schedule;
  /** Whether the week is simulated with it. */
  readonly isFollowed: boolean;
  readonly onChange: (week: PlayerWeek) => void;
  readonly onUndo: (before: PlayerWeek, after: PlayerWeek) => void;
}

export function SwapPanel({ game, week, rotation, schedule, isFollowed, onChange, onUndo }: SwapPanelProps) {
  const creatures = useCreatures((state) => state.creatures);
  const { show } = useSnackbar();
  const moves = useMemo(() => rotationMoves(rotation, game.rules, schedule), [rotation, game, schedule]);
  const { today, next } = swapsToCome(week, moves, schedule);
  const remove = () => {
    const { rotation: _, ...after } = week;
    onChange(after);
    show({ kind: 'success', text: t('swap.removed'), undo: () => onUndo(week, after) });
  };
  return (
    <section className={`panel ${styles.panel}`} aria-label={t('swap.title')}>
      <div className={styles.head}>
        <h2>{t('swap.title')}</h2>
        <Button small variant="quiet" onClick={remove}>
          {t('swap.remove')}
        </Button>
      </div>
      {!isFollowed && <Banner kind="warning" what={t('swap.problem')} why={t('swap.problemWhy')} />}
      {today.length > 0 ? (
        <SwapLines label={t('swap.today')} moves={today} creatures={creatures} />
      ) : (
        <p className={styles.note}>{t('swap.none')}</p>
      )}
      {next && <SwapLines label={t('swap.next')} moves={[next]} creatures={creatures} withDay />}
    </section>
  );
}
