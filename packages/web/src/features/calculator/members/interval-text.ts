// A stretch of seconds, as "41m 07s"; hours only where there are any.

export function intervalText(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `${hours > 0 ? `${two(hours)}h ` : ''}${two(minutes)}m ${two(rest)}s`;
}
