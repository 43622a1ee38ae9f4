// The worker that is one of a crew in a search for the best team, and is ended when nobody waits any more.
import { takePart } from './best/crew-member.ts';
import type { WorkerMessage } from './best/worker-messages.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => takePart(data));
