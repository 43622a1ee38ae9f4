// Compares pinned teams with the current one, simulated in full.
import type { Creature, Game } from '@oversleep/game';
import { TEAM, type TeamQuestion, type TeamSearch } from '@oversleep/questions';
import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { marginText } from '../../parts/words/range-text.ts';
import { countText } from '../../parts/words/wording.ts';
import { useAnswers } from '../../sim/use-answer.ts';
import type { Creatures } from '../../state/data/data.ts';
import type { Production } from '../../state/data/results.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import type { Pin } from './search-form.ts';
import { TeamFaces } from './team-faces.tsx';
import { UseTeam } from './use-team.tsx';
import * as styles from './best.module.css';

const t = messages('best');

/** Full results of several teams, in the order of the questions; undefined while computed. `failed`: some couldn't be computed. */
function useFigures(questions: readonly TeamQuestion[]): {
  readonly figures: readonly (Production | undefined)[];
  readonly failed: boolean;
} {
  const answers = useAnswers(TEAM, questions, 0, true);
  return { figures: answers.map(({ value }) => value), failed: answers.some(({ state }) => state === 'failed') };
}

interface PinsProps {
  readonly game: Game;
  readonly pins: readonly Pin[];
  readonly asked: TeamSearch;
  readonly creatures: Creatures;
  readonly onUnpin: (pin: Pin) => void;
}

interface Row {
  readonly key: string;
  readonly title: string;
  readonly members: readonly Creature[];
  readonly level: number | null;
  readonly pin: Pin | undefined;
  readonly figures: Production | undefined;
}

export function Pins({ game, pins, asked, creatures, onUnpin }: PinsProps) {
  const sides = useMemo(
    () => sidesOf(pins, asked, creatures).filter(({ question }) => question.members.length > 0),
    [pins, asked, creatures],
  );
  const questions = useMemo(() => sides.map(({ question }) => question), [sides]);
  const { figures, failed } = useFigures(questions);
  const rows = sides.map(({ question: _, ...side }, place): Row => ({ ...side, figures: figures[place] }));
  return (
    <Stack as="section" className="panel" gap={3.5} fit pad={4} aria-label={t('pins.title')}>
      <h2>{t('pins.heading')}</h2>
      {failed && <Banner what={t('pins.failed')} why={t('pins.failedWhy')} />}
      <DataTable
        caption={t('pins.caption')}
        columns={columnsFor(game, onUnpin)}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Stack>
  );
}

interface Side extends Omit<Row, 'figures'> {
  readonly question: TeamQuestion;
}

function sidesOf(
  pins: readonly Pin[],
  { edition, settings, present }: TeamSearch,
  creatures: Creatures,
): readonly Side[] {
  const team = {
    key: 'present',
    title: t('pins.own'),
    members: present.map(({ creature }) => creature),
    level: null,
    pin: undefined,
    question: { edition, settings, members: present },
  };
  return [
    team,
    ...pins.map((pin, place) => {
      const members = pin.ids.flatMap((id) => creatures[id] ?? []);
      const atLevel = (creature: Creature) => (pin.level === null ? creature : { ...creature, level: pin.level });
      return {
        key: pin.ids.join(),
        title: t('pins.pinned', { number: place + 1 }),
        members: members.map(atLevel),
        level: pin.level,
        pin,
        question: {
          edition,
          settings,
          members: members.map((creature) => ({ creature: atLevel(creature), sneakySnacking: false })),
        },
      };
    }),
  ];
}

const WAITING = <Skeleton width="4rem" />;

function columnsFor(game: Game, onUnpin: (pin: Pin) => void): readonly Column<Row>[] {
  const part = (key: string, title: string, pick: (figures: Production) => number): Column<Row> => ({
    key,
    title,
    align: 'end',
    cell: ({ figures }) => (figures ? countText(pick(figures)) : WAITING),
    sortBy: ({ figures }) => figures && pick(figures),
  });
  return [
    {
      key: 'team',
      title: t('pins.team'),
      cell: ({ title, members, level }) => (
        <Stack className={styles.side} gap={1}>
          <b>{level === null ? title : t('pins.atLevel', { team: title, level })}</b>
          <TeamFaces game={game} members={members} coming={[]} />
        </Stack>
      ),
    },
    {
      key: 'total',
      title: t('pins.total'),
      align: 'end',
      cell: ({ figures }) =>
        figures ? (
          <>
            <b>{countText(figures.team.total)}</b> <small>{marginText(figures.errors.team.total, countText)}</small>
          </>
        ) : (
          WAITING
        ),
      sortBy: ({ figures }) => figures?.team.total,
    },
    part('berries', t('pins.berries'), ({ team }) => team.berries.total),
    part('skill', t('pins.skills'), ({ team }) => team.skill.total),
    part('cooking', t('pins.dishes'), ({ team }) => team.cooking.total),
    {
      key: 'ways',
      title: t('pins.actions'),
      align: 'end',
      cell: ({ pin, members, title }) =>
        pin && (
          <span className={`${styles.ways} ${styles.pinWays}`}>
            <IconButton
              label={t('pins.unpin', { team: title })}
              icon={<Glyph name="close" />}
              onClick={() => onUnpin(pin)}
            />
            <UseTeam members={members} which={title} />
          </span>
        ),
    },
  ];
}
