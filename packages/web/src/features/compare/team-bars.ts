// The parts of a team's strength.
import type { TeamRow } from './team-entry.ts';

export const TEAM_PARTS = [
  { key: 'berries', colour: 'var(--berry)' },
  { key: 'skill', colour: 'var(--skill)' },
  { key: 'cooking', colour: 'var(--curry)' },
  { key: 'stock', colour: 'var(--secondary)' },
] as const;

export const teamPartsOf = (row: TeamRow) =>
  TEAM_PARTS.flatMap((part) => {
    const value = row[part.key];
    return value > 0 ? [{ ...part, value, share: value / Math.max(1, row.total.mean) }] : [];
  });
