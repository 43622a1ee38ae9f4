// The player's pot size, typed or stepped through the sizes that exist.
import { gameOf, potBounds } from '@oversleep/game';
import { IconMinus, IconPlus, IconSoup } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { nextPot, potAlong, potRefusal, previousPot } from '../../parts/pot-sizes.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { potSizeOf } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useDelayed } from './use-delayed.ts';
import { useSaving } from './use-saving.ts';
import * as styles from './pot-card.module.css';

const t = messages('settings');

const PAUSE_MS = 500;

export function PotCard() {
  const { settings } = useAppState();
  const stored = useUser((user) => user.potSize);
  const edition = useUser((user) => user.edition);
  const saving = useSaving('setting:potSize');
  const game = gameOf(edition);
  const { sizes } = game.rules.pot;
  const { min, max } = potBounds(game);
  const [draft, choose] = useDelayed(PAUSE_MS, (size: number) => {
    settings.set('potSize', size);
    saving.noteChange();
  });
  const size = draft ?? potSizeOf({ potSize: stored, edition });
  const step = (to: number | undefined) => to !== undefined && choose(to);

  return (
    <SettingsCard icon={<IconSoup aria-hidden="true" />} title={t('pot.title')}>
      <Grid className={styles.pot} gap={2} align="start">
        <Button disabled={size === min} onClick={() => choose(min)}>
          {t('pot.min')}
        </Button>
        <IconButton
          outlined
          label={t('pot.smaller')}
          icon={<IconMinus size={20} aria-hidden="true" />}
          disabled={size === min}
          onClick={() => step(previousPot(sizes, size))}
        />
        <div className={styles.potField}>
          <NumberField
            label={t('pot.title')}
            labelHidden
            value={size}
            min={min}
            max={max}
            rules={[(value) => potRefusal(sizes, value)]}
            status={draft === null ? saving.status : 'saving'}
            onChange={(value) => choose(potAlong(sizes, size, value))}
          />
        </div>
        <IconButton
          outlined
          label={t('pot.larger')}
          icon={<IconPlus size={20} aria-hidden="true" />}
          disabled={size === max}
          onClick={() => step(nextPot(sizes, size))}
        />
        <Button disabled={size === max} onClick={() => choose(max)}>
          {t('pot.max')}
        </Button>
      </Grid>
      <div>
        <SaveLine saving={saving} onlyTrouble />
        <PotWords stored={draft ?? stored} size={size} />
      </div>
      <Text tone="muted" size="note">
        {t('pot.note')}
      </Text>
    </SettingsCard>
  );
}

function PotWords({ stored, size }: { readonly stored: number | null; readonly size: number }) {
  const words = () => {
    if (stored === null) return t('pot.assumed', { size });
    return stored === size ? t('pot.holds', { size }) : t('pot.replaced', { stored, size });
  };
  return (
    <Text tone="muted" breaks="pretty">
      {words()}
    </Text>
  );
}
