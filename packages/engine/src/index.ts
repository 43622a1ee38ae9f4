// The simulation: what a team makes in a week, from seeded randomness.
export { createStream, type Stream, type StreamKey } from './rng.ts';
