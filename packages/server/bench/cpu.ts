// What the threads of a server have used of a processor, as the kernel counts it: the same on a busy machine as on an idle one.
import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;

export interface ProcessorTime {
  /** Milliseconds of the main thread, which answers all calls. */
  readonly main: number;
  /** Of all others, which calculate. */
  readonly others: number;
}

export function usedBy(pid: number): ProcessorTime {
  const used = { main: 0, others: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const milliseconds = ofThread(pid, thread);
    if (thread === String(pid)) used.main += milliseconds;
    else used.others += milliseconds;
  }
  return used;
}

/** One that has just ended has none. */
function ofThread(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS;
  } catch {
    return 0;
  }
}
