// A team that was shared: what it makes in a week, beside one's own if wanted, and who is in it.
import { displayNameOf, formatClock, partsThatAddUp } from '@oversleep/game';
import type { ReadShared } from '@oversleep/interchange';
import { useMemo, useState } from 'react';
import { RefusedTeam } from '../../parts/refused-team.tsx';
import { marginText } from '../../parts/words/range-text.ts';
import { countText, editionName } from '../../parts/words/wording.ts';
import { askedTeam } from '../../sim/question.ts';
import { useAskedTeam } from '../../sim/simulator.ts';
import { useSettings, useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { gameFor } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { CreatureFacts } from './creature-facts.tsx';
import { creaturesById, settingsAround, teamIn } from './from-shared.ts';
import { useCopyShared } from './use-copy-shared.ts';
import { useWeek, type Week } from './use-week.ts';
import * as styles from './shared.module.css';

export function SharedTeam({ shared }: { readonly shared: ReadShared }) {
  const user = useSettings();
  const game = gameFor(user);
  const take = useCopyShared();
  const [isCompared, setCompared] = useState(false);
  const team = useMemo(() => teamIn(shared), [shared]);
  const asked = useMemo(
    () => askedTeam(settingsAround(user, shared), team, creaturesById(shared.creatures)),
    [user, shared, team],
  );
  const theirs = useWeek(asked?.question);
  const island = game.islands.find(team.island.shortName)?.name ?? team.island.shortName;
  return (
    <>
      <header className={styles.head}>
        <h1>{team.name}</h1>
        <Button variant="primary" onClick={() => take.toTeams(shared)}>
          Copy to mine
        </Button>
        <Button aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
          Compare with mine
        </Button>
      </header>
      <section className={`panel ${styles.card}`} aria-label="What it makes in a week">
        <p className={styles.note}>
          {island}, area bonus {team.island.areaBonus} %, {team.camp ? 'with' : 'without'} camp ticket, asleep from{' '}
          {formatClock(team.bedtime)} to {formatClock(team.wakeup)}, {team.recipeType}. Recipe levels and this week’s
          event are yours, in the game of {editionName(game.edition)}.
        </p>
        {asked && asked.unknownMembers.length > 0 && (
          <p className={styles.note}>
            {asked.unknownMembers.map((creature) => displayNameOf(creature)).join(', ')}: not in this edition, so
            without them.
          </p>
        )}
        {asked && (
          <RefusedTeam
            game={game}
            species={asked.question.members.map(({ creature }) => creature.pokemon)}
            still="You can still look at it and copy it."
          />
        )}
        {isCompared ? (
          <Beside name={team.name} theirs={theirs} />
        ) : (
          <Figures columns={[{ name: team.name, week: theirs }]} />
        )}
      </section>
      <section className={`panel ${styles.card}`} aria-label="Members">
        {shared.creatures.map((creature) => (
          <CreatureFacts key={creature.externalId} game={game} creature={creature} />
        ))}
      </section>
    </>
  );
}

function Beside({ name, theirs }: { readonly name: string; readonly theirs: Week }) {
  const mine = useTeams(currentTeam);
  const asked = useAskedTeam(mine.index);
  const week = useWeek(asked?.question);
  return (
    <Figures
      columns={[
        { name, week: theirs },
        { name: `${mine.name} (yours)`, week },
      ]}
    />
  );
}

interface Column {
  readonly name: string;
  readonly week: Week;
}

const SOURCES = ['cooking', 'berries', 'skill', 'startingBerries'] as const;
const WORDS = { cooking: 'Cooking', berries: 'Berries', skill: 'Skills', startingBerries: 'Berries in stock' } as const;

function Figures({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <table className={styles.figures}>
      <caption className="unseen">Strength in a week</caption>
      <thead>
        <tr>
          <th scope="col">Strength in a week</th>
          {columns.map(({ name }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two teams may have the same name, and none ever moves
            <th key={i} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.total}>
          <th scope="row">All</th>
          {columns.map(({ week }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <td key={i}>
              <Total week={week} />
            </td>
          ))}
        </tr>
        {SOURCES.map((source, row) => (
          <tr key={source}>
            <th scope="row">{WORDS[source]}</th>
            {columns.map(({ week }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <td key={i}>{week.production ? countText(sourcesOf(week.production)[row] ?? 0) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole strength that adds up to the whole total. */
const sourcesOf = ({ team }: NonNullable<Week['production']>): readonly number[] =>
  partsThatAddUp(
    SOURCES.map((source) => team[source].total),
    { total: Math.floor(team.total) },
  );

function Total({ week: { production, state } }: { readonly week: Week }) {
  if (state === 'nobody') return 'Nobody is in it';
  if (state === 'failed') return 'Could not be calculated';
  if (!production) return <Spinner size={18} />;
  return (
    <>
      {countText(Math.floor(production.team.total))}{' '}
      <small>{state === 'settling' ? 'and counting' : marginText(production.errors.team.total, countText)}</small>
    </>
  );
}
