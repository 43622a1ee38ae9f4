// Strength as a sortable table.
import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { SkillPicture } from '../../parts/pictures/skill-picture.tsx';
import { UnitIcon } from '../../parts/pictures/unit-icon.tsx';
import { useComparison } from '../../state/context.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import type { Sorting } from '../../ui/tables/sort-control.tsx';
import { skillAmounts, wholeText } from './amounts.ts';
import type { ComparisonEntry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import type { StrengthRow } from './strength-rows.ts';
import { VersusText } from './versus-text.tsx';
import * as styles from './compare.module.css';

const t = messages('compare');

interface StrengthDataProps {
  readonly rows: readonly StrengthRow[];
  readonly baseline: ComparisonEntry | undefined;
  readonly hasTeam: boolean;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

export function StrengthData({ rows, baseline, hasTeam, sorting, onSort }: StrengthDataProps) {
  const timeWindow = useComparison((state) => state.timeWindow);
  const base = rows.find(({ isBaseline }) => isBaseline);
  const columns = useMemo(() => columnsFor(base, baseline, hasTeam, timeWindow), [base, baseline, hasTeam, timeWindow]);
  return (
    <DataTable
      caption={t('captions.strength')}
      columns={columns}
      rows={rows}
      rowKey={({ entry }) => entry.id}
      sorting={sorting.by === '' ? { by: 'total', ascending: false } : sorting}
      onSort={onSort}
      empty={t('nothingKnown')}
    />
  );
}

function columnsFor(
  base: StrengthRow | undefined,
  baseline: ComparisonEntry | undefined,
  hasTeam: boolean,
  timeWindow: TimeWindow,
): readonly Column<StrengthRow>[] {
  const name = baseline && displayNameOf(baseline.creature);
  const team: readonly Column<StrengthRow>[] = [
    {
      key: 'team',
      title: t('columns.wholeTeam'),
      align: 'end',
      sortBy: ({ strengths }) => strengths.team.mean,
      cell: ({ strengths }) => wholeText(strengths.team.mean),
    },
    {
      key: 'teamVersus',
      title: name === undefined ? t('columns.teamDifference') : t('columns.teamAgainst', { name }),
      align: 'end',
      sortBy: ({ teamVersus, isBaseline }) => (isBaseline ? 0 : teamVersus?.difference),
      cell: ({ teamVersus, isBaseline }) => (
        <Difference row={{ versus: teamVersus, isBaseline }} base={base?.strengths.team.mean} />
      ),
    },
  ];
  return [
    {
      key: 'name',
      title: t('columns.name'),
      sortBy: ({ entry }) => displayNameOf(entry.creature),
      cell: ({ entry, isBaseline }) => <NameCell entry={entry} isBaseline={isBaseline} />,
    },
    {
      key: 'berry',
      title: t('columns.berry'),
      align: 'end',
      sortBy: ({ strengths }) => strengths.berries,
      cell: ({ strengths }) => wholeText(strengths.berries),
    },
    {
      key: 'ingredient',
      title: t('columns.ingredient'),
      align: 'end',
      sortBy: ({ strengths }) => strengths.ingredients,
      cell: ({ strengths }) => wholeText(strengths.ingredients),
    },
    {
      key: 'skill',
      title: t('columns.skill'),
      align: 'end',
      sortBy: ({ strengths }) => strengths.skill,
      cell: (row) => <Skill row={row} timeWindow={timeWindow} />,
    },
    {
      key: 'total',
      title: t('columns.total'),
      align: 'end',
      sortBy: ({ strengths }) => strengths.total.mean,
      cell: ({ strengths }) => <b>{wholeText(strengths.total.mean)}</b>,
    },
    {
      key: 'versus',
      title: name === undefined ? t('columns.difference') : t('columns.against', { name }),
      align: 'end',
      sortBy: ({ versus, isBaseline }) => (isBaseline ? 0 : versus?.difference),
      cell: (row) => <Difference row={row} base={base?.strengths.total.mean} />,
    },
    ...(hasTeam ? team : []),
  ];
}

interface DifferenceProps {
  readonly row: Pick<StrengthRow, 'versus' | 'isBaseline'>;
  readonly base: number | undefined;
}

function Difference({ row: { versus, isBaseline }, base }: DifferenceProps) {
  if (isBaseline) return <span className={styles.compareQuiet}>{t('baseline')}</span>;
  if (!versus || base === undefined)
    return <span className={styles.compareQuiet}>{t('strength.recalculateFirst')}</span>;
  return <VersusText result={versus} base={base} />;
}

/** The skill's strength, and whatever else it gives. */
function Skill({
  row: { entry, strengths },
  timeWindow,
}: {
  readonly row: StrengthRow;
  readonly timeWindow: TimeWindow;
}) {
  const others = entry.figures ? skillAmounts(entry.figures, timeWindow) : [];
  return (
    <span className={styles.compareAmounts}>
      {entry.species && <SkillPicture skill={entry.species.skill} size={26} />}
      {(strengths.skill > 0 || others.length === 0) && <span>{wholeText(strengths.skill)}</span>}
      {others.map(({ unit, text }) => (
        <span key={unit} className={`${styles.compareAmount} ${styles.compareQuiet}`}>
          {text} <UnitIcon unit={unit} size={16} />
        </span>
      ))}
    </span>
  );
}
