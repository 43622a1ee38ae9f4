// One sentence: how much more a rotation makes than the best five of its members that stay all week.

import { AGAINST, type TeamQuestion } from '@oversleep/questions';
import { listFormat, numberFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { sureText } from '../../../parts/sharing/share-texts.ts';
import { changeText, isClear, marginText } from '../../../parts/words/range-text.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import type { Creatures } from '../../../state/data/data.ts';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Note, Text } from '../../../ui/layout/layout.tsx';
import { nameIn } from './swap-plan-words.ts';
import * as styles from './swap-plan.module.css';

const t = messages('rotation');
const listed = listFormat();
const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface GainProps {
  readonly question: TeamQuestion;
  readonly creatures: Creatures;
}

export function Gain({ question, creatures }: GainProps) {
  const { state, value, retry } = useAnswer(AGAINST, question);
  if (state === 'failed') return <FailureBanner what={t('gain.failed')} why={t('gain.reason')} onRetry={retry} />;
  if (!value)
    return (
      <p className={styles.gain} role="status">
        {t('gain.waiting')}
      </p>
    );
  const { percent, percentError, sure } = value.gain;
  const kind = isClear(percent, percentError) ? (percent > 0 ? 'more' : 'less') : 'same';
  const words = {
    percent: kind === 'same' ? changeText(percent, decimal) : decimal(Math.abs(percent)),
    margin: marginText(percentError, decimal),
  };
  return (
    <div className={styles.gain} role="status">
      <p>
        <Text as="b" tone={kind === 'same' ? undefined : kind === 'more' ? 'up' : 'down'}>
          {t(`gain.${kind}`, words)}
        </Text>
        {kind !== 'same' && <> · {t('gain.sure', { sure: sureText(kind === 'more' ? sure : 1 - sure) })}</>}
      </p>
      {kind === 'less' && <p>{t('gain.loses')}</p>}
      <Note className={styles.small} size="small">
        {t('gain.team', { names: listed(value.team.map((id) => nameIn(creatures, id))) })}
      </Note>
    </div>
  );
}
