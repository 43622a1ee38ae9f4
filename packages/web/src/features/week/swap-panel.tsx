// The next swap of a week that follows a swap plan: who comes in, who leaves, and how long until then. Loaded for such weeks.
import { type Game, plannedSwaps, type Schedule, WEEKDAYS } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { type NextSwap, nextSwap } from '../../parts/swap-plan/next-swap.ts';
import { spanText } from '../../parts/words/duration-text.ts';
import { useAppState, useCreatures } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import type { FollowedPlan } from '../../state/week/swap-plan.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Panel, Row, Text } from '../../ui/layout/layout.tsx';
import { SwapLines, whenText } from './swap-lines.tsx';
import { useMinuteOfWeek } from './use-minute-of-week.ts';
import { dayName } from './week-words.ts';
import * as styles from './swap-panel.module.css';

const t = messages('week');
const listText = listFormat();

interface SwapPanelProps {
  readonly game: Game;
  readonly plan: FollowedPlan;
  readonly schedule: Schedule;
  /** Whether the week is simulated with it. */
  readonly isFollowed: boolean;
  /** Takes a plan out that is stored with the week. */
  readonly onRemove: () => void;
}

export function SwapPanel({ game, plan, schedule, isFollowed, onRemove }: SwapPanelProps) {
  const { teams } = useAppState();
  const creatures = useCreatures((state) => state.creatures);
  const { show } = useSnackbar();
  const { rotation, team, isWhole } = plan;
  const moves = useMemo(() => plannedSwaps(rotation, game.rules, schedule), [rotation, game, schedule]);
  const next = nextSwap(moves, useMinuteOfWeek(), schedule);
  const remove = () => {
    if (!team) return onRemove();
    const { rotation: _, ...rest } = team;
    const undo = teams.setTeam(team.index, rest, []);
    show({ kind: 'success', text: t('swap.removed', { team: team.name }), undo });
  };
  return (
    <Panel className={styles.panel} gap={2} fit aria-label={t('swap.title')}>
      <Row gapX={3} wrap align="baseline" justify="between">
        <h2>{t('swap.title')}</h2>
        {next && <p className={styles.left}>{leftText(next)}</p>}
      </Row>
      {!isFollowed && (
        <Banner kind="warning" what={t('swap.problem')} why={t(isWhole ? 'swap.problemWhy' : 'swap.mixed')} />
      )}
      {next ? (
        <>
          <Text tone="muted">{t('swap.onDay', { day: dayText(next), when: whenText(next.move) })}</Text>
          <Row gap={2} gapX={8} wrap align="stretch">
            <Side game={game} ids={next.move.coming} kind="in" />
            <Side game={game} ids={next.move.going} kind="out" />
          </Row>
        </>
      ) : (
        <Text tone="muted">{t('swap.none')}</Text>
      )}
      {moves.length > 0 && (
        <Disclosure label={t('swap.all')} value={t('swap.count', { count: moves.length })}>
          <SwapLines label={t('swap.all')} moves={moves} creatures={creatures} />
          <Row gapX={4} wrap justify="between">
            {team && (
              <Link to="/calculator" className={styles.way} onClick={() => teams.setCurrentTeam(team.index)}>
                {t('swap.edit', { team: team.name })}
              </Link>
            )}
            <Button small variant="quiet" onClick={remove}>
              {t('swap.remove')}
            </Button>
          </Row>
        </Disclosure>
      )}
    </Panel>
  );
}

interface SideProps {
  readonly game: Game;
  readonly ids: readonly string[];
  readonly kind: 'in' | 'out';
}

function Side({ game, ids, kind }: SideProps) {
  const creatures = useCreatures((state) => state.creatures);
  const known = ids.flatMap((id) => creatures[id] ?? []);
  if (known.length === 0) return null;
  return (
    <Row className={styles.side} gap={2.5} slim data-kind={kind}>
      <Row as="span" className={styles.faces} align="stretch" rigid>
        {known.map(({ externalId, pokemon, shiny }) => {
          const species = game.species.find(pokemon);
          return species && <Portrait key={externalId} species={species} size={44} shiny={shiny} decorative />;
        })}
      </Row>
      <p>{t.rich(`swap.${kind}`, { names: listText(known.map((creature) => displayNameOf(creature))), b: bold })}</p>
    </Row>
  );
}

const bold = (inner: ReactNode) => <b>{inner}</b>;

/** Players eat when they like, so a meal's time is the latest one. */
function leftText({ left, move: { moment } }: NextSwap): string {
  if (left === 0) return t('swap.now');
  const isMeal = moment !== null && moment !== 'wakeup' && moment !== 'bedtime';
  return t(isMeal ? 'swap.within' : 'swap.left', { span: spanText(left) });
}

/** Today, tomorrow, or its name. */
function dayText({ days, weekday }: NextSwap): string {
  if (days < 2) return t(days === 0 ? 'swap.today' : 'swap.tomorrow');
  return dayName(WEEKDAYS[weekday] ?? 'mon');
}
