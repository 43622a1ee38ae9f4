// Keeps a number of connections busy with one request after the other, and measures how long each took.
import { Agent, request } from 'node:http';
import type { RouteContract } from '@oversleep/contract';

export interface Shot {
  readonly method: RouteContract['method'];
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Answers other than 200, and calls that broke. */
  readonly errors: number;
  /** Of these, answers that say 503. */
  readonly unavailable: number;
}

export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
}

/** `shot` makes the next request, so that each may be different. */
export async function load({ url, connections, seconds }: LoadOptions, shot: () => Shot): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  let errors = 0;
  let unavailable = 0;
  const fire = ({ method, path, headers, body }: Shot): Promise<number> =>
    new Promise((resolve) => {
      const options = { agent, hostname, port, method, path, headers: { connection: 'keep-alive', ...headers } };
      const call = request(options, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      });
      call.once('error', () => resolve(0));
      call.end(body);
    });
  const start = performance.now();
  const end = start + seconds * 1000;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await fire(shot());
      times.push(performance.now() - began);
      if (status !== 200) errors += 1;
      if (status === 503) unavailable += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    errors,
    unavailable,
  };
}
