// What a process of the server starts with.
import { runServer } from './run-server.ts';

await runServer();
