// What growing costs, figure by figure.

import { countText } from '../words/wording.ts';
import type { GrowthCost } from './growth-plan.ts';
import { handyText } from './growth-plan.ts';
import * as styles from './growth-look.module.css';

interface GrowthFiguresProps {
  /** Undefined where nobody knows. */
  readonly cost: GrowthCost | undefined;
  readonly score: number;
}

export function GrowthFigures({ cost, score }: GrowthFiguresProps) {
  if (!cost) return <p className={styles.note}>No source tells yet how much EXP this takes.</p>;
  return (
    <dl className={styles.figures}>
      <Figure name="EXP" value={countText(cost.exp)} />
      <Figure
        name="Candies"
        value={countText(cost.candies)}
        note={
          cost.boosted > 0 && cost.boosted < cost.candies
            ? `${countText(cost.boosted)} of them boosted`
            : cost.surplus > 0
              ? `${countText(cost.surplus)} EXP left over`
              : undefined
        }
      />
      <Figure name="Dream shards" value={countText(cost.shards)} />
      <Figure name="As handy candies" value={handyText(cost.handy) || 'none'} />
      <Figure
        name="Or by sleep alone"
        value={
          cost.nights === undefined ? 'never' : `${countText(cost.nights)} ${cost.nights === 1 ? 'night' : 'nights'}`
        }
        note={`score ${score}, Good Sleep Days counted`}
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
