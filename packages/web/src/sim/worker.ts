// A Web Worker: one task at a time, stopped between two steps when a message says so.
import { messagesIn } from './messages-in.ts';
import { runTask } from './run-task.ts';
import type { Order, Report } from './tasks.ts';

const stopped = new Set<number>();

const report = (message: Report) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('stop' in data) stopped.add(data.id);
  else void perform(data);
});

async function perform({ id, task }: Extract<Order, { task: unknown }>): Promise<void> {
  let isWhole = true;
  try {
    await runTask(task, {
      say: (part) => report({ id, part }),
      goOn: async () => {
        await messagesIn();
        isWhole = !stopped.has(id);
        return isWhole;
      },
    });
    report(isWhole ? { id, done: true } : { id, stopped: true });
  } catch (error) {
    report({ id, error: error instanceof Error ? error.message : String(error) });
  } finally {
    stopped.delete(id);
  }
}
