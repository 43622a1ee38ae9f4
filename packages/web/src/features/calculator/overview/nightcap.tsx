// What the player's Pikachu with a nightcap adds to the team's nights.
import { nightcapNight } from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { amountText } from '../../../parts/words/range-text.ts';
import { Section } from '../results/section.tsx';
import type { TeamReport } from '../results/team-report.ts';

const t = messages('calculator');

const listText = listFormat({ type: 'disjunction' });

interface NightcapProps {
  readonly context: TeamReport;
  readonly level: number;
}

export function Nightcap({ context: { question, settings }, level }: NightcapProps) {
  const night = nightcapNight(question.edition, level, settings);
  if (!night) return null;
  const names = night.ingredients.map(({ name }) => nameOf('ingredients', name));
  const most = Math.max(0, ...night.ingredients.map(({ amount }) => amount));
  return (
    <Section title={t('nightcap.title', { level })} note={t('nightcap.note')}>
      <p>
        {names.length > 0
          ? t('nightcap.adds', {
              helps: amountText(night.helps),
              berries: amountText(night.berries),
              most: amountText(most),
              ingredients: listText(names),
            })
          : t('nightcap.addsBerries', { helps: amountText(night.helps), berries: amountText(night.berries) })}
      </p>
      <p>{t('nightcap.source')}</p>
    </Section>
  );
}
