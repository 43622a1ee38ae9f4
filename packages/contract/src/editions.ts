// The editions of the game which the server knows, with the size of each table.
import { EDITIONS } from '@oversleep/game';
import { type Static, Type } from 'typebox';

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
