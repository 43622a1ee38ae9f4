// What growing costs, figure by figure.

import { messages } from '../../messages/messages.ts';
import { countText } from '../words/wording.ts';
import type { GrowthCost } from './growth-plan.ts';
import { handyText } from './growth-plan.ts';
import * as styles from './growth-look.module.css';

const t = messages('parts');

interface GrowthFiguresProps {
  /** Undefined where it is unknown. */
  readonly cost: GrowthCost | undefined;
  readonly score: number;
}

export function GrowthFigures({ cost, score }: GrowthFiguresProps) {
  if (!cost) return <p className={styles.note}>{t('growth.unknown')}</p>;
  return (
    <dl className={styles.figures}>
      <Figure name={t('growth.exp')} value={countText(cost.exp)} />
      <Figure
        name={t('growth.candies')}
        value={countText(cost.candies)}
        note={
          cost.boosted > 0 && cost.boosted < cost.candies
            ? t('growth.boosted', { count: cost.boosted })
            : cost.surplus > 0
              ? t('growth.surplus', { exp: cost.surplus })
              : undefined
        }
      />
      <Figure name={t('growth.shards')} value={countText(cost.shards)} />
      <Figure name={t('growth.handy')} value={handyText(cost.handy) || t('growth.none')} />
      <Figure
        name={t('growth.bySleep')}
        value={cost.nights === undefined ? t('growth.never') : t('growth.nights', { count: cost.nights })}
        note={t('growth.sleepNote', { score })}
      />
    </dl>
  );
}

function Figure({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {value}
        {note !== undefined && <span className={styles.small}>{note}</span>}
      </dd>
    </div>
  );
}
