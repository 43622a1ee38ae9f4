// Evolves a creature: a button, or a menu if there are several evolutions.
import type { Species } from '@oversleep/game';
import { IconArrowBigUpLines } from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';

const t = messages('creature');

interface EvolveButtonProps {
  readonly choices: readonly { readonly into: Species; readonly name: string }[];
  readonly onEvolve: (into: Species) => void;
}

export function EvolveButton({ choices, onEvolve }: EvolveButtonProps) {
  const [only, ...others] = choices;
  const icon = <IconArrowBigUpLines size={18} aria-hidden="true" />;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <Button small icon={icon} onClick={() => onEvolve(only.into)}>
        {t('evolve.into', { name: only.name })}
      </Button>
    );
  }
  return (
    <Menu
      label={t('evolve.label')}
      align="start"
      trigger={(props) => (
        <Button small icon={icon} {...props}>
          {t('evolve.choose')}
        </Button>
      )}
      entries={choices.map(({ into, name }) => ({
        key: into.name,
        label: name,
        icon: <Portrait species={into} size={32} decorative />,
        onChoose: () => onEvolve(into),
      }))}
    />
  );
}
