// Formats seconds as "41m 07s", with hours if there are any.
import { messages } from '../../../messages/messages.ts';

const t = messages('calculatorMembers');

export function intervalText(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = { minutes: two(minutes), seconds: two(rest) };
  return hours > 0 ? t('interval.hours', { hours: two(hours), ...parts }) : t('interval.minutes', parts);
}
