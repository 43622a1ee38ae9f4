// The size of the player's cooking pot: by buttons along the sizes that exist, or typed.
import { gameOf, potBounds } from '@oversleep/game';
import { IconMinus, IconPlus, IconSoup } from '@tabler/icons-react';
import { nextPot, potAlong, potRefusal, previousPot } from '../../parts/pot-sizes.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { potSizeOf } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useDelayed } from './use-delayed.ts';
import { useSaving } from './use-saving.ts';
import * as styles from './pot-card.module.css';
import * as settingsStyles from './settings.module.css';

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
    <SettingsCard icon={<IconSoup aria-hidden="true" />} title="Pot size">
      <div className={styles.pot}>
        <Button disabled={size === min} onClick={() => choose(min)}>
          Min
        </Button>
        <IconButton
          outlined
          label="A size smaller"
          icon={<IconMinus size={20} aria-hidden="true" />}
          disabled={size === min}
          onClick={() => step(previousPot(sizes, size))}
        />
        <div className={styles.potField}>
          <NumberField
            label="Pot size"
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
          label="A size larger"
          icon={<IconPlus size={20} aria-hidden="true" />}
          disabled={size === max}
          onClick={() => step(nextPot(sizes, size))}
        />
        <Button disabled={size === max} onClick={() => choose(max)}>
          Max
        </Button>
      </div>
      <div>
        <SaveLine saving={saving} onlyTrouble />
        <PotWords stored={draft ?? stored} size={size} />
      </div>
      <p className={settingsStyles.fine}>
        This is the pot itself: Sundays, camp tickets and skills come on top of it by themselves.
      </p>
    </SettingsCard>
  );
}

function PotWords({ stored, size }: { readonly stored: number | null; readonly size: number }) {
  if (stored === null)
    return (
      <p className={settingsStyles.words}>You have not set it yet, so the largest is assumed: {size} ingredients.</p>
    );
  if (stored !== size)
    return (
      <p className={settingsStyles.words}>
        You have set {stored}, which this edition of the game does not have: it counts as {size}.
      </p>
    );
  return <p className={settingsStyles.words}>Holds {size} ingredients.</p>;
}
