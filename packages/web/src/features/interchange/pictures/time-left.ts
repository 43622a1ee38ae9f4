// How long the pictures that are left will take, in words.

/** Nothing as long as none was read. */
export function timeLeft(times: readonly number[], left: number): string | undefined {
  if (times.length === 0 || left === 0) return undefined;
  const seconds = Math.ceil((left * times.reduce((sum, ms) => sum + ms, 0)) / times.length / 1000);
  if (seconds <= 5) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  return `about ${Math.ceil(seconds / 60)} minutes left`;
}
