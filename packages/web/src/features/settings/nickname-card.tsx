// Whether new creatures get a name of their own.
import { IconDice5 } from '@tabler/icons-react';
import { useAppState, useUser } from '../../state/context.ts';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSaving } from './use-saving.ts';

export function NicknameCard() {
  const { settings } = useAppState();
  const isRandom = useUser((user) => user.randomizeNicknames);
  const saving = useSaving('setting:randomizeNicknames');
  return (
    <SettingsCard icon={<IconDice5 aria-hidden="true" />} title="Pokémon names" aside={<SaveLine saving={saving} />}>
      <Switch
        label="Use random Pokémon names"
        note="A new Pokémon gets a name of its own; otherwise it is called by its species."
        checked={isRandom}
        onChange={(random) => {
          settings.set('randomizeNicknames', random);
          saving.noteChange();
        }}
      />
    </SettingsCard>
  );
}
