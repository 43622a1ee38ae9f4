// Not yet.
import type { Deps } from '../deps.ts';
import type { App } from './app-type.ts';

export function userRoutes(_app: App, _deps: Deps): void {}
