// Boxes of creatures in the formats of other tools, read and written by a worker thread. Nothing of them is stored.
import { MAX_BOX_RECORDS, routes } from '@oversleep/contract';
import { isTooDeep, TOO_DEEP } from '@oversleep/interchange';
import { linesWithText, TOO_MANY_RECORDS } from '../compute/box-size.ts';
import type { Deps } from '../deps.ts';
import { badInput, Refusal } from '../problems.ts';
import { performer } from './answerer.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function boxRoutes(app: App, { now, compute }: Deps): void {
  const perform = performer(compute);

  serve(app, routes.readBox, ({ body, request, reply }) => {
    refuseUnreadable(body.text);
    return perform({ kind: 'readBox', ...body }, { request, reply });
  });

  serve(app, routes.writeBox, ({ body, request, reply }) => {
    refuseUnreadable(body.text);
    const at = now().toISOString();
    return perform({ kind: 'writeBox', ...body, at }, { request, reply });
  });
}

/** Before a thread is asked. */
function refuseUnreadable(text: string): void {
  if (isTooDeep(text)) throw badInput(TOO_DEEP);
  if (linesWithText(text) > MAX_BOX_RECORDS) throw new Refusal(TOO_MANY_RECORDS);
}
