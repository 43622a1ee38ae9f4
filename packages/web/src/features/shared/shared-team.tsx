// A shared team: its Strength in a week, optionally beside the player's own team, and its members.
import { type EditionId, formatClock, partsThatAddUp } from '@oversleep/game';
import type { LinkContent } from '@oversleep/interchange';
import { useMemo, useState } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { RefusedTeam } from '../../parts/refused-team.tsx';
import { marginText } from '../../parts/words/range-text.ts';
import { countText, editionName } from '../../parts/words/wording.ts';
import { askedTeam, lineupsIn } from '../../sim/question.ts';
import { useRotationReader } from '../../sim/use-rotation-reader.ts';
import { useCreatures, useSettings, useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { gameFor } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Panel, Text } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { FigureTable } from '../../ui/tables/figure-table.tsx';
import { CreatureFacts } from './creature-facts.tsx';
import { creaturesById, settingsAround, teamIn } from './from-shared.ts';
import { useCopyShared } from './use-copy-shared.ts';
import { useWeek, type WeekState } from './use-week.ts';
import * as styles from './shared.module.css';

const t = messages('shared');

const listed = listFormat();

export function SharedTeam({ shared }: { readonly shared: LinkContent }) {
  const own = useSettings();
  const user = useMemo(() => settingsAround(own, shared), [own, shared]);
  const game = gameFor(user);
  const take = useCopyShared();
  const [isCompared, setCompared] = useState(false);
  const team = useMemo(() => teamIn(shared), [shared]);
  const readRotation = useRotationReader([team]);
  const asked = useMemo(
    () => askedTeam(user, team, creaturesById(shared.creatures), readRotation),
    [user, shared, team, readRotation],
  );
  const theirs = useWeek(asked?.question);
  const island = nameOf('islands', team.island.shortName);
  return (
    <>
      <PageHead title={team.name}>
        <Button variant="primary" onClick={() => take.toTeams(shared)}>
          {t('team.copy')}
        </Button>
        <Button aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
          {t('team.compare')}
        </Button>
      </PageHead>
      <Panel gap={4} fit pad={4} aria-label={t('team.week')}>
        <Text tone="muted" size="note">
          {t('team.conditions', {
            island,
            bonus: team.island.areaBonus,
            camp: team.camp ? 'yes' : 'other',
            from: formatClock(team.bedtime),
            to: formatClock(team.wakeup),
            recipe: team.recipeType,
            edition: editionName(game.edition),
          })}
        </Text>
        {asked && asked.unknownMembers.length > 0 && (
          <Text tone="muted" size="note">
            {t('team.unknown', { names: listed(asked.unknownMembers.map((creature) => displayNameOf(creature))) })}
          </Text>
        )}
        {asked && <RefusedTeam game={game} lineups={lineupsIn(asked.question)} still={t('team.still')} />}
        {isCompared ? (
          <Beside name={team.name} theirs={theirs} edition={user.edition} />
        ) : (
          <Figures columns={[{ name: team.name, week: theirs }]} />
        )}
      </Panel>
      <Panel gap={4} fit pad={4} aria-label={t('team.members')}>
        {shared.creatures.map((creature) => (
          <CreatureFacts key={creature.externalId} game={game} creature={creature} />
        ))}
      </Panel>
    </>
  );
}

interface BesideProps {
  readonly name: string;
  readonly theirs: WeekState;
  readonly edition: EditionId;
}

/** Both in the edition of the link. */
function Beside({ name, theirs, edition }: BesideProps) {
  const mine = useTeams(currentTeam);
  const own = useSettings();
  const creatures = useCreatures((state) => state.creatures);
  const readRotation = useRotationReader([mine]);
  const asked = useMemo(
    () => askedTeam({ ...own, edition }, mine, creatures, readRotation),
    [own, edition, mine, creatures, readRotation],
  );
  const week = useWeek(asked?.question);
  return (
    <Figures
      columns={[
        { name, week: theirs },
        { name: t('team.mine', { name: mine.name }), week },
      ]}
    />
  );
}

interface Column {
  readonly name: string;
  readonly week: WeekState;
}

const SOURCES = ['cooking', 'berries', 'skill', 'startingBerries'] as const;

function Figures({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <FigureTable>
      <caption className="unseen">{t('team.strength')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('team.strength')}</th>
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
          <th scope="row">{t('team.total')}</th>
          {columns.map(({ week }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <td key={i}>
              <Total week={week} />
            </td>
          ))}
        </tr>
        {SOURCES.map((source, row) => (
          <tr key={source}>
            <th scope="row">{t(`team.${source}`)}</th>
            {columns.map(({ week }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <td key={i}>{week.production ? countText(sourcesOf(week.production)[row] ?? 0) : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

/** Whole strength that adds up to the whole total. */
const sourcesOf = ({ team }: NonNullable<WeekState['production']>): readonly number[] =>
  partsThatAddUp(
    SOURCES.map((source) => team[source].total),
    { total: Math.floor(team.total) },
  );

function Total({ week: { production, state } }: { readonly week: WeekState }) {
  if (state === 'empty') return t('team.empty');
  if (state === 'failed') return t('team.failed');
  if (!production) return <Spinner size={18} />;
  return (
    <>
      {countText(Math.floor(production.team.total))}{' '}
      <small>{state === 'settling' ? t('team.settling') : marginText(production.errors.team.total, countText)}</small>
    </>
  );
}
