// Our own format: versioned JSON that keeps everything.

import type { Creature } from '@oversleep/game';
import { losing } from '../losses.ts';
import { OWN_FORMAT, OWN_VERSION } from '../records/own-mark.ts';
import { wordRecords } from '../records/word-records.ts';
import type { FormatRow } from '../types.ts';

const entryOf = ({ externalId, version: _, saved: _saved, ...creature }: Creature) => ({ id: externalId, ...creature });

export const oversleep = {
  id: OWN_FORMAT,
  name: 'Oversleep',
  json: { records: wordRecords, marked: true },
  write: ({ edition }, { creatures, teams = [] }) => ({
    text: JSON.stringify({ format: OWN_FORMAT, v: OWN_VERSION, edition, box: creatures.map(entryOf), teams }, null, 1),
    notes: [],
    remarks: [],
  }),
  losses: losing([]),
  extension: 'json',
} as const satisfies FormatRow;
