// What the server says about itself.
import { EDITIONS } from '@oversleep/game';
import { type Static, Type } from 'typebox';

export const Health = Type.Object({
  status: Type.Literal('ok'),
  version: Type.String(),
  defaultEdition: Type.Enum([...EDITIONS]),
});

export type Health = Static<typeof Health>;
