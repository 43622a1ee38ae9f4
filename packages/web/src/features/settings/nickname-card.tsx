// Whether new Pokémon get a random nickname.
import { IconDice5 } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSaving } from './use-saving.ts';

const t = messages('settings');

export function NicknameCard() {
  const { settings } = useAppState();
  const isRandom = useUser((user) => user.randomizeNicknames);
  const saving = useSaving('setting:randomizeNicknames');
  return (
    <SettingsCard icon={<IconDice5 aria-hidden="true" />} title={t('names.title')} aside={<SaveLine saving={saving} />}>
      <Switch
        label={t('names.random')}
        note={t('names.note')}
        checked={isRandom}
        onChange={(random) => {
          settings.set('randomizeNicknames', random);
          saving.noteChange();
        }}
      />
    </SettingsCard>
  );
}
