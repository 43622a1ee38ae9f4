// What skills do and what events change, in English sentences for the API, the command line, calendars and feeds.
import { type EventKind, type EventNews, type MainSkill, type SkillText, skillText } from '@oversleep/game';
import own from '../api/events.json' with { type: 'json' };
import skills from '../api/skills.json' with { type: 'json' };
import pages from '../en/calculatorSettings.json' with { type: 'json' };
import { messageText } from './message.ts';

const SKILLS: Readonly<Record<string, string>> = skills;

const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Counts stay numbers, so that the sentence can choose between singular and plural. */
function shown(name: string, value: SkillText['values'][string]): string | number {
  if (typeof value === 'number') return /chance$/i.test(name) ? `${format(Math.round(value * 1000) / 10)}%` : value;
  const [least, most] = value;
  return least === most ? format(least) : `${format(least)} to ${format(most)}`;
}

/** What the skill does at a level. */
export function describeSkill(skill: MainSkill, level: number): string {
  const { code, values } = skillText(skill, level);
  const sentence = SKILLS[code];
  if (sentence === undefined) throw new Error(`No sentence for ${code}`);
  const texts = Object.entries(values).map(([name, value]) => [name, shown(name, value)] as const);
  return messageText(sentence, Object.fromEntries(texts), format);
}

interface WordedEffect {
  readonly what: EventKind | EventNews['what'];
  readonly factor?: number;
  readonly add?: number;
  readonly who: {
    readonly type?: readonly string[];
    readonly specialty?: string;
    readonly species?: readonly string[];
  };
  readonly limitPerDay?: number;
}

const KINDS: Readonly<Record<WordedEffect['what'], string>> = { ...pages.kinds, ...pages.news, ...own.kinds };

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export function effectText({
  what,
  factor,
  add = 0,
  who: { type, specialty, species },
  limitPerDay,
}: WordedEffect): string {
  const groups = [
    ...(type ? [messageText(own.types, { types: listed(type) })] : []),
    ...(specialty ? [messageText(own.specialists, { specialty })] : []),
    ...(species ? [listed(species)] : []),
  ];
  const kind = KINDS[what];
  const plain =
    factor === undefined
      ? messageText(own.add, { kind, amount: add })
      : messageText(own.factor, { kind, amount: factor });
  const aimed = groups.length === 0 ? plain : messageText(own.target, { effect: plain, groups: groups.join(', ') });
  return limitPerDay === undefined ? aimed : messageText(own.limited, { effect: aimed, limit: limitPerDay });
}
