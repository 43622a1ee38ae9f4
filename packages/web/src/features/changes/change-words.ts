// Changes of the game as texts: the game gives codes with values, the catalogue the sentences.
import { type ChangeFact, type ChangeValue, describeChange, type EditionChange, type Game } from '@oversleep/game';
import { listFormat, numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { skillSentence } from '../../parts/words/skill-text.ts';

const t = messages('changes');

interface ChangeLine {
  readonly words: string;
  /** The skill level that the line is about. */
  readonly level: number | undefined;
}

export interface ChangeWords {
  readonly title: string;
  readonly lines: readonly ChangeLine[];
}

/** `before` is the older edition, `after` the newer one. */
export function changeWords(change: EditionChange, before: Game, after: Game): ChangeWords {
  const { title, facts } = describeChange(change, before, after);
  return {
    title: t.find(`titles.${title.code}`, textsOf(title)) ?? t('titles.other'),
    lines: facts.map((fact) => ({ words: factText(fact, after), level: fact.level })),
  };
}

function factText(fact: ChangeFact, { skills }: Game): string {
  const { skill, level } = fact.values;
  if (fact.code === 'newSkill' && typeof skill === 'string' && typeof level === 'number')
    return t('facts.newSkill', { level, text: skillSentence(skills.get(skill), level) });
  return t.find(`facts.${fact.code}`, textsOf(fact)) ?? t('facts.other');
}

/** Messages choose a plural by these, so they stay numbers. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'level', 'slot']);

const textsOf = ({ code, values }: ChangeFact) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      COUNTS.has(name)
        ? value
        : valueText(value, code.endsWith('hosenChance') ? t('values.asSpecies') : t('values.none')),
    ]),
  );

const numberText = numberFormat({ maximumFractionDigits: 3 });
const shareText = numberFormat({ style: 'percent', maximumFractionDigits: 2 });
const listText = listFormat({ type: 'unit' });

function valueText(value: ChangeValue, nothing: string): string {
  if (value === null) return nothing;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? t('values.yes') : t('values.no');
  if (typeof value === 'string') return value;
  if ('name' in value) return t('values.amount', { amount: numberText(value.amount), name: value.name });
  if ('least' in value) return t('values.range', { least: numberText(value.least), most: numberText(value.most) });
  if ('share' in value) return shareText(value.share);
  return value.list.length === 0 ? nothing : listText(value.list.map((part) => valueText(part, nothing)));
}
