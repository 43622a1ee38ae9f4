// Pinned teams beside each other and beside the present one, simulated in full: where their strength comes from.
import type { Creature, Game } from '@oversleep/game';
import { useMemo } from 'react';
import { marginText } from '../../parts/words/range-text.ts';
import { countText } from '../../parts/words/wording.ts';
import type { TeamSearch } from '../../sim/best/team-search.ts';
import type { TeamQuestion } from '../../sim/simulator.ts';
import type { Creatures } from '../../state/data/data.ts';
import type { Production } from '../../state/data/results.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import { OpenMenu } from './open-menu.tsx';
import type { Pin } from './search-form.ts';
import { TeamFaces } from './team-faces.tsx';
import { useFigures } from './use-figures.ts';
import * as styles from './best.module.css';

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
    <section className={`${styles.results} panel`} aria-label="Pinned teams">
      <h2>Side by side</h2>
      {failed && <Banner what="Some teams could not be simulated." why="The figures of the search above still hold." />}
      <DataTable
        caption="Pinned teams and the present one, strength of a week"
        columns={columnsFor(game, onUnpin)}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </section>
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
    title: 'Your team',
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
        title: `Pinned ${place + 1}`,
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
      title: 'Team',
      cell: ({ title, members, level }) => (
        <div className={styles.side}>
          <b>
            {title}
            {level !== null && `, as if at level ${level}`}
          </b>
          <TeamFaces game={game} members={members} coming={[]} />
        </div>
      ),
    },
    {
      key: 'total',
      title: 'All',
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
    part('berries', 'Berries', ({ team }) => team.berries.total),
    part('skill', 'Skills', ({ team }) => team.skill.total),
    part('cooking', 'Dishes', ({ team }) => team.cooking.total),
    {
      key: 'ways',
      title: 'Open',
      align: 'end',
      cell: ({ pin, members, title }) =>
        pin && (
          <span className={styles.ways}>
            <IconButton label={`Unpin ${title}`} icon={<Glyph name="close" />} onClick={() => onUnpin(pin)} />
            <OpenMenu members={members} label={title} />
          </span>
        ),
    },
  ];
}
