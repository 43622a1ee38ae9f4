// What growing costs, figure by figure.

import { messages } from '../../messages/messages.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { countText } from '../words/wording.ts';
import type { GrowthCost } from './growth-plan.ts';
import { handyText } from './growth-plan.ts';

const t = messages('parts');

interface GrowthFiguresProps {
  /** Undefined where it is unknown. */
  readonly cost: GrowthCost | undefined;
  readonly score: number;
}

export function GrowthFigures({ cost, score }: GrowthFiguresProps) {
  if (!cost)
    return (
      <Text tone="muted" size="note">
        {t('growth.unknown')}
      </Text>
    );
  return (
    <Grid as="dl" least={7.5} gap={3}>
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
    </Grid>
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
    <div>
      <Text as="dt" tone="muted" size="small">
        {name}
      </Text>
      <Text as="dd" size="lead" weight={700}>
        {value}
        {note !== undefined && (
          <Text as="span" block tone="muted" size="small" weight={400}>
            {note}
          </Text>
        )}
      </Text>
    </div>
  );
}
