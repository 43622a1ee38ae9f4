// Our own format: versioned JSON that keeps everything.
import type { Creature } from '@oversleep/game';
import { likeJson, readJson } from './json-box.ts';
import type { Format } from './types.ts';

const VERSION = 1;

const entryOf = ({ externalId, version: _, saved: _saved, ...creature }: Creature) => ({ id: externalId, ...creature });

export const oversleep: Format = {
  id: 'oversleep',
  name: 'Oversleep',
  detect: (_game, text) => likeJson(text, 'own'),
  read: (game, text) => readJson(game, text, 'oversleep'),
  write: ({ edition }, { creatures, teams = [] }) => ({
    text: JSON.stringify({ format: 'oversleep', v: VERSION, edition, box: creatures.map(entryOf), teams }, null, 1),
    notes: [],
  }),
  loses: [],
  extension: 'json',
};
