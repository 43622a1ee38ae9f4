// Metrics for monitoring, on a port that only this machine can reach.
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from './routes/app-type.ts';

/** Current figures of a part of the server, by name. */
export interface FigureSource {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

export interface Metrics {
  /** Measures every call that this app answers. */
  readonly watch: (app: App) => void;
  readonly watchJob: (queue: string, outcome: 'done' | 'failed', seconds: number) => void;
  /** In the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const CALL_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300];

export function createMetrics(sources: readonly FigureSource[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'oversleep_http_request_seconds',
    help: 'Duration of calls by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: CALL_SECONDS,
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'oversleep_job_seconds',
    help: 'Duration of background jobs by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [registry],
  });
  for (const { name, help, read } of sources) {
    new Gauge({
      name: `oversleep_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  return {
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        // The route's pattern instead of the address: a label for each address would fill the memory.
        const route = request.routeOptions.url ?? 'none';
        calls.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    watchJob: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port }, () => resolve(server));
  });
}
