// Results of compared teams: verdict, bars and table.

import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { ShareBar } from '../../parts/sharing/share-bar.tsx';
import { compactText } from '../../parts/words/wording.ts';
import { useAppState, useComparison, useCreatures } from '../../state/context.ts';
import { type Creatures, membersOf } from '../../state/data/data.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import type { ChartTable } from '../../ui/charts/export.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import { wholeText } from './amounts.ts';
import { type CardRow, drawCard } from './card-picture.ts';
import { DownloadMenu } from './export-menu.tsx';
import type { ComparedTeamRow, TeamEntry } from './team-entry.ts';
import { TeamFaces } from './team-faces.tsx';
import { VersusText } from './versus-text.tsx';
import { shareText, versusSentence } from './versus-words.ts';
import * as compareStyles from './compare.module.css';
import * as styles from './team-results.module.css';

const t = messages('compare');

/** The parts of a team's strength. */
const TEAM_PARTS = [
  { key: 'berries', colour: 'var(--berry)' },
  { key: 'skill', colour: 'var(--skill)' },
  { key: 'cooking', colour: 'var(--curry)' },
  { key: 'stock', colour: 'var(--secondary)' },
] as const;

const teamPartsOf = (row: ComparedTeamRow) =>
  TEAM_PARTS.flatMap((part) => {
    const value = row[part.key];
    return value > 0 ? [{ ...part, value, share: value / Math.max(1, row.total.mean) }] : [];
  });

interface TeamResultsProps {
  readonly rows: readonly ComparedTeamRow[];
  readonly baseline: TeamEntry | undefined;
  readonly timeWindow: TimeWindow;
}

export function TeamResults({ rows, baseline, timeWindow }: TeamResultsProps) {
  const { creatures } = useAppState();
  const all = useCreatures((state) => state.creatures);
  const sorting = useComparison((state) => state.view.sorting);
  const base = rows.find(({ isBaseline }) => isBaseline);
  const best = rows.find(({ isBaseline }) => !isBaseline);
  const longest = Math.max(1, ...rows.map(({ total }) => total.mean));
  const parts = TEAM_PARTS.filter(({ key }) => rows.some((row) => row[key] > 0));
  const setBase = creatures.changeCompareView;
  const columns = useMemo(() => columnsFor(base, (index) => setBase({ baseTeam: index })), [base, setBase]);
  if (rows.length === 0) return <p className={compareStyles.strengthNone}>{t('nothingKnown')}</p>;
  return (
    <div className={`${compareStyles.compareTab} ${styles.compareTeams}`}>
      <Row gap={4} justify="between">
        <p className={compareStyles.compareTabWords}>{t(`averages.${timeWindow}`)}</p>
        <DownloadMenu
          title={t('exports.teams')}
          table={() => teamTable(rows)}
          picture={() =>
            drawCard({
              title: t('picture.teams'),
              words: t(`picture.${timeWindow}`),
              legend: parts.map(({ key, colour }) => ({ label: t(`parts.${key}`), colour })),
              rows: cardRows(rows, longest, all),
            })
          }
          isEmpty={false}
        />
      </Row>
      {base && best?.versus && baseline && (
        <p className={compareStyles.strengthVerdict} role="status" aria-label={t('strength.verdict')}>
          {versusSentence(best.entry.team.name, baseline.team.name, best.versus, base.total.mean)}
        </p>
      )}
      <Stack as="ol" className={compareStyles.strengthBars} gap={2.5} flush aria-label={t('strength.bars')}>
        {rows.map((row) => (
          <Grid
            as="li"
            key={row.entry.id}
            className={compareStyles.strengthRow}
            gap={1}
            gapX={4}
            align="center"
            data-stale={row.entry.isStale}
          >
            <Stack as="span" className={compareStyles.compareNameWords} slim>
              {row.entry.team.name}
              <TeamFaces team={row.entry.team} size={28} decorative />
              <Marks row={row} />
            </Stack>
            <div className={compareStyles.strengthBar}>
              <div style={{ width: `${(row.total.mean / longest) * 100}%` }}>
                <ShareBar
                  label={t('strength.bar', { name: row.entry.team.name })}
                  parts={teamPartsOf(row).map((part) => ({
                    ...part,
                    label: t(`parts.${part.key}`),
                    value: wholeText(part.value),
                    text: compactText(part.value),
                  }))}
                />
              </div>
              {base && (
                <span
                  className={compareStyles.strengthLine}
                  style={{ left: `${(base.total.mean / longest) * 100}%` }}
                  aria-hidden="true"
                />
              )}
            </div>
            <Stack className={compareStyles.strengthTotal} align="end">
              <b>{compactText(row.total.mean)}</b>
              {row.versus && base && <VersusText result={row.versus} base={base.total.mean} />}
            </Stack>
          </Grid>
        ))}
      </Stack>
      <Row
        as="ul"
        className={compareStyles.strengthLegend}
        gap={1}
        gapX={4}
        wrap
        align="stretch"
        tone="muted"
        size="label"
      >
        {parts.map(({ key }) => (
          <li key={key} data-part={key}>
            {t(`parts.${key}`)}
          </li>
        ))}
        {baseline && <li data-part="line">{baseline.team.name}</li>}
      </Row>
      <DataTable
        caption={t('captions.teams')}
        columns={columns}
        rows={rows}
        rowKey={({ entry }) => entry.id}
        sorting={sorting.teams ?? { by: 'total', ascending: false }}
        onSort={(next) => creatures.changeCompareView({ sorting: { ...sorting, teams: next } })}
      />
    </div>
  );
}

function Marks({ row: { entry, isBaseline } }: { readonly row: ComparedTeamRow }) {
  return (
    <>
      {isBaseline && <span className={compareStyles.compareMark}>{t('baseline')}</span>}
      {entry.isStale && (
        <span className={`${compareStyles.compareMark} ${compareStyles.compareMarkOld}`}>{t('oldFigures')}</span>
      )}
    </>
  );
}

function columnsFor(
  base: ComparedTeamRow | undefined,
  onBase: (index: number) => void,
): readonly Column<ComparedTeamRow>[] {
  const part = (key: 'berries' | 'skill' | 'cooking'): Column<ComparedTeamRow> => ({
    key,
    title: t(`parts.${key}`),
    align: 'end',
    sortBy: (row) => row[key],
    cell: (row) => wholeText(row[key]),
  });
  return [
    {
      key: 'name',
      title: t('columns.team'),
      sortBy: ({ entry }) => entry.team.name,
      cell: (row) => (
        <Stack as="span" className={compareStyles.compareNameWords} slim>
          {row.entry.team.name}
          <Marks row={row} />
        </Stack>
      ),
    },
    part('berries'),
    part('skill'),
    part('cooking'),
    {
      key: 'total',
      title: t('columns.total'),
      align: 'end',
      sortBy: ({ total }) => total.mean,
      cell: ({ total }) => <b>{wholeText(total.mean)}</b>,
    },
    {
      key: 'week',
      title: t('columns.weekRange'),
      align: 'end',
      sortBy: ({ week }) => week.p50,
      cell: ({ week }) => t('teams.weekRange', { low: compactText(week.p10), high: compactText(week.p90) }),
    },
    {
      key: 'versus',
      title: base ? t('columns.against', { name: base.entry.team.name }) : t('columns.difference'),
      align: 'end',
      sortBy: ({ versus, isBaseline }) => (isBaseline ? 0 : versus?.difference),
      cell: ({ versus, isBaseline, entry }) =>
        isBaseline ? (
          <span className={compareStyles.compareQuiet}>{t('baseline')}</span>
        ) : (
          <span className={compareStyles.compareAmounts}>
            {versus && base && <VersusText result={versus} base={base.total.mean} />}
            <Text
              as="button"
              className={styles.compareSmall}
              tap
              target
              tone="primary"
              size="note"
              weight={600}
              corner="field"
              onClick={() => onBase(entry.index)}
            >
              {t.rich('teams.useAsBaseline', {
                name: entry.team.name,
                of: (inner) => <span className="unseen">{inner}</span>,
              })}
            </Text>
          </span>
        ),
    },
  ];
}

const whole = (value: number): string => String(Math.round(value));

const teamTable = (rows: readonly ComparedTeamRow[]): ChartTable => ({
  head: [
    t('columns.team'),
    t('parts.berries'),
    t('parts.skill'),
    t('parts.cooking'),
    t('csv.stock'),
    t('columns.total'),
    t('csv.lowWeek'),
    t('csv.highWeek'),
    t('columns.difference'),
    t('csv.chance'),
  ],
  rows: rows.map(({ entry, berries, skill, cooking, stock, total, week, versus }) => [
    entry.team.name,
    ...[berries, skill, cooking, stock, total.mean, week.p10, week.p90].map(whole),
    versus ? whole(versus.difference) : '',
    versus ? versus.better.toFixed(4) : '',
  ]),
});

function cardRows(rows: readonly ComparedTeamRow[], longest: number, creatures: Creatures): readonly CardRow[] {
  const base = rows.find(({ isBaseline }) => isBaseline);
  return rows.map((row) => ({
    name: row.entry.team.name,
    facts: undefined,
    faces: membersOf(row.entry.team).flatMap((id) => {
      const creature = creatures[id];
      return creature ? [{ name: creature.pokemon, shiny: creature.shiny }] : [];
    }),
    width: (row.total.mean / longest) * 100,
    parts: teamPartsOf(row).map(({ colour, share }) => ({ colour, share })),
    total: row.total.mean,
    note: row.isBaseline ? t('baseline') : row.versus && base ? shareText(row.versus.difference, base.total.mean) : '',
  }));
}
