// Plans an import: which creatures are new, known, changed or doubtful.
import type { Game } from '@oversleep/game';
import { type CreatureFields, type ReadCreature, type SourceId, toCreature } from '@oversleep/interchange';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { merge } from './field-changes.ts';
import { type ImportPlan, type ImportRow, type ImportSource, rowKey } from './import-plan.ts';
import { contentKey, type MatchCandidate, matchRecords } from './match-creatures.ts';
import { planTeams } from './plan-teams.ts';

/** What the player has now: creatures as they would come back from a file of a format, and teams. */
export interface PresentHoldings {
  readonly roundTrip: (format: SourceId) => readonly MatchCandidate[];
  readonly teams: readonly PlayerTeam[];
}

export function planImport(game: Game, sources: readonly ImportSource[], present: PresentHoldings): ImportPlan {
  const rows: ImportRow[] = [];
  // Two alike in one file are two; in two files they are one.
  const earlier = new Map<string, string[]>();
  for (const [index, { box }] of sources.entries()) {
    const records = box.creatures.map((read) => ({ ...read, read, fields: tidied(game, read) }));
    const known = matchRecords(game, records, present.roundTrip(box.format));
    const own = records.map(({ read, fields }): ImportRow => {
      const common = { key: rowKey(index, read.row), format: box.format, read, fields };
      const candidate = known.get(read.row);
      if (candidate) {
        const { creature: merged, changes } = merge(game, candidate, fields);
        const group = changes.length === 0 ? 'same' : isDoubtful(read) ? 'doubtful' : 'changed';
        return { ...common, group, merged, changes };
      }
      const twin = earlier.get(keyOf(fields))?.shift();
      const group = twin !== undefined ? 'same' : isDoubtful(read) ? 'doubtful' : 'new';
      return { ...common, group, twin, changes: [] };
    });
    for (const { merged, twin, fields, key } of own) {
      if (!merged && twin === undefined) earlier.set(keyOf(fields), [...(earlier.get(keyOf(fields)) ?? []), key]);
    }
    rows.push(...own);
  }
  return {
    rows,
    unreadable: sources.flatMap(({ box }, index) =>
      box.problems.map((problem, i) => ({ ...problem, key: rowKey(index, i) })),
    ),
    teams: planTeams(game, sources, rows, present.teams),
    notes: sources.flatMap(({ box }) => box.remarks),
  };
}

/** The creature that a record becomes, but for its id and where it came from. */
export function tidied(game: Game, read: ReadCreature): CreatureFields {
  const { origin: _, ...fields } = toCreature(game, read, { id: '', format: 'oversleep', at: '' });
  return fields;
}

const keyOf = (fields: CreatureFields): string => contentKey(fields, fields.name);

const isDoubtful = ({ doubts, fieldDoubts = doubts, unknown }: ReadCreature): boolean =>
  fieldDoubts.length > 0 || unknown !== undefined;
