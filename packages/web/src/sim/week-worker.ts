// The worker for the rest of a week: one question, then it is ended. Apart from the others, because few plan their weeks.
import type { WeekReport } from './week.ts';
import { answerOf, type WeekTask } from './week-task.ts';

const report = (message: WeekReport) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<WeekTask>) => {
  try {
    report({ answer: answerOf(data, (done) => report({ done })) });
  } catch (error) {
    report({ error: error instanceof Error ? error.message : String(error) });
  }
});
