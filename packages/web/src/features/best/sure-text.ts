// A probability in percent, never shown as 0% or 100%.
import { numberFormat } from '../../messages/formats.ts';

const whole = numberFormat({ style: 'percent', maximumFractionDigits: 0 });
const exact = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function sureText(chance: number): string {
  if (chance > 0.999) return `> ${exact(0.999)}`;
  if (chance < 0.001) return `< ${exact(0.001)}`;
  return (chance > 0.99 || chance < 0.01 ? exact : whole)(chance);
}
