// What a team makes in a week, and by how much its rotation beats the best five of its members that stay.
import type { Question } from '../question.ts';
import { TEAM, type TeamTypes } from '../team/shape.ts';

export const TEAM_AGAINST: Question<'teamAgainst', TeamTypes> = { ...TEAM, name: 'teamAgainst' };
