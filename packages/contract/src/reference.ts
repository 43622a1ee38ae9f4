// The game's tables for bots and other tools.
import { EDITIONS } from '@oversleep/game';
import { type Static, Type } from 'typebox';
import type { RouteContract } from './route.ts';

const Count = Type.Integer({ minimum: 0 });

export const EditionSummary = Type.Object({
  edition: Type.Enum([...EDITIONS]),
  domainVersion: Type.Integer(),
  counts: Type.Object({
    species: Count,
    berries: Count,
    ingredients: Count,
    recipes: Count,
    skills: Count,
    natures: Count,
    subskills: Count,
    islands: Count,
  }),
});

export const EditionList = Type.Object({ editions: Type.Array(EditionSummary) });

export type EditionSummary = Static<typeof EditionSummary>;
export type EditionList = Static<typeof EditionList>;

export const referenceRoutes = {
  editions: {
    method: 'GET',
    path: '/api/editions',
    summary: 'The editions of the game that the server knows, with the size of each table.',
    access: 'anyone',
    answer: EditionList,
  },
} as const satisfies Record<string, RouteContract>;
