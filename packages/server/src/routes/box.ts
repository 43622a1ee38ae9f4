// Boxes of creatures in the formats of other tools, read and written: small ones at once, all others by a worker thread. Nothing is stored.
import { MAX_BOX_RECORDS, routes } from '@oversleep/contract';
import { isTooDeep, MAX_JSON_DEPTH } from '@oversleep/interchange';
import { readBoxHere, writeBoxHere } from '../compute/box-answer.ts';
import { entriesOfLists, isSmall, linesWithText, TOO_MANY_RECORDS } from '../compute/box-size.ts';
import type { TaskRefusal } from '../compute/task.ts';
import type { Deps } from '../deps.ts';
import { Refusal, refuse } from '../problems.ts';
import { performer } from './answerer.ts';
import type { App } from './app-type.ts';
import { JsonText, serve } from './serve.ts';

export function boxRoutes(app: App, { now, compute }: Deps): void {
  const perform = performer(compute);

  serve(app, routes.readBox, ({ body, request, reply }) => {
    refuseUnreadable(body.text);
    const task = { kind: 'readBox', ...body } as const;
    return isSmall(body.text) ? answered(readBoxHere(task)) : perform(task, { request, reply });
  });

  serve(app, routes.writeBox, ({ body, request, reply }) => {
    refuseUnreadable(body.text);
    const task = { kind: 'writeBox', ...body, at: now().toISOString() } as const;
    return isSmall(body.text) ? answered(writeBoxHere(task)) : perform(task, { request, reply });
  });
}

function answered(outcome: string | TaskRefusal): JsonText {
  if (typeof outcome !== 'string') throw new Refusal(outcome.problem);
  return new JsonText(outcome);
}

/** Before anything is read. */
function refuseUnreadable(text: string): void {
  if (isTooDeep(text)) throw refuse('TEXT_TOO_DEEP', { limit: MAX_JSON_DEPTH });
  if (linesWithText(text) > MAX_BOX_RECORDS || entriesOfLists(text) > MAX_BOX_RECORDS)
    throw new Refusal(TOO_MANY_RECORDS);
}
