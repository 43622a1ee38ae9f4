// What a main skill does at a level, in one sentence. The game gives the numbers, the catalogue the sentence.
import { type MainSkill, type SkillText, skillText } from '@oversleep/game';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('skills');

const amountText = numberFormat({ maximumFractionDigits: 2 });
const chanceText = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** Counts stay numbers, so that the message can choose between singular and plural. */
function shown(name: string, value: SkillText['values'][string]): string | number {
  if (typeof value === 'number') return /chance$/i.test(name) ? chanceText(value) : value;
  const [least, most] = value;
  return least === most ? amountText(least) : t('range', { least: amountText(least), most: amountText(most) });
}

export function skillSentence(skill: MainSkill, level: number): string {
  const { code, values } = skillText(skill, level);
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)]));
  return t.find(`text.${code}`, texts) ?? '';
}
