// A team of the comparison with its question and figures.
import { DAYS_A_WEEK, partsThatAddUp } from '@oversleep/game';
import { type TeamQuestion, teamKey } from '@oversleep/questions';
import { askedTeam, type RotationReader } from '../../sim/question.ts';
import type { ComparedTeam } from '../../state/data/comparison.ts';
import { type Creatures, membersOf, type PlayerTeam } from '../../state/data/data.ts';
import type { ResultsState, TeamTotals } from '../../state/data/results.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import { TIME_FACTORS } from '../../state/data/teams.ts';
import type { PlayerSettings } from '../../state/data/user.ts';
import { figuresFor } from './known-figures.ts';
import { combined, errorOf, type Measurement, type Versus, versus } from './versus.ts';

export interface TeamEntry {
  /** The index as text. */
  readonly id: string;
  readonly index: number;
  readonly team: PlayerTeam;
  readonly question: TeamQuestion | undefined;
  readonly key: string;
  readonly figures: TeamTotals | null;
  readonly hasFigures: boolean;
  readonly isStale: boolean;
}

export function teamEntriesOf(
  compared: readonly ComparedTeam[],
  teams: readonly PlayerTeam[],
  creatures: Creatures,
  known: ResultsState['comparedTeams'],
  user: PlayerSettings,
  readRotation?: RotationReader,
): readonly TeamEntry[] {
  return compared.flatMap(({ index, seen }): TeamEntry[] => {
    const team = teams[index];
    if (!team) return [];
    const question = askedTeam(user, team, creatures, readRotation)?.question;
    const key = question ? teamKey(question) : '';
    const figures = figuresFor(known, key, seen);
    return [
      {
        id: String(index),
        index,
        team,
        question,
        key,
        ...figures,
        hasFigures: figures.hasFigures || !question,
      },
    ];
  });
}

/** Teams that can be compared: those with members. */
export const comparable = (teams: readonly PlayerTeam[]): readonly PlayerTeam[] =>
  teams.filter((team) => membersOf(team).length > 0);

export interface ComparedTeamRow {
  readonly entry: TeamEntry;
  readonly berries: number;
  readonly skill: number;
  readonly cooking: number;
  readonly stock: number;
  readonly total: Measurement;
  /** 10th, 50th and 90th percentile of a week, whatever the time span. */
  readonly week: TeamTotals['week'];
  readonly versus: Versus | undefined;
  readonly isBaseline: boolean;
}

/** Best first. */
export function teamRows(
  entries: readonly TeamEntry[],
  baseline: TeamEntry | undefined,
  timeWindow: TimeWindow,
): readonly ComparedTeamRow[] {
  const share = TIME_FACTORS[timeWindow] / DAYS_A_WEEK;
  const rows = entries.flatMap((entry) => {
    if (!entry.figures) return [];
    const { team, error, week, values } = entry.figures;
    const chains = combined(values, { team: share });
    const total: Measurement = {
      mean: Math.floor(team.total * share),
      error: chains ? errorOf(chains.days, chains.values) : error * share,
      chains,
    };
    return [{ entry, team, total, week }];
  });
  const base = rows.find(({ entry }) => entry === baseline);
  return rows
    .map(({ entry, team, total, week }): ComparedTeamRow => {
      const isBaseline = entry === baseline;
      const sources = [team.berries, team.skill, team.cooking, team.startingBerries];
      const [berries = 0, skill = 0, cooking = 0, stock = 0] = partsThatAddUp(
        sources.map((source) => source.total * share),
        { total: total.mean },
      );
      const isComparable = base && !isBaseline && !entry.isStale && !base.entry.isStale;
      return {
        entry,
        berries,
        skill,
        cooking,
        stock,
        total,
        week,
        versus: isComparable ? versus(total, base.total) : undefined,
        isBaseline,
      };
    })
    .sort((a, b) => b.total.mean - a.total.mean);
}
