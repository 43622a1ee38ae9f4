// Explains that a species is not in this edition, and offers to switch to one that has it.
import { type Creature, displayNameOf } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { elsewhere } from '../../../parts/words/elsewhere.ts';
import { editionChosen, editionName } from '../../../parts/words/wording.ts';
import { useUser } from '../../../state/context.ts';
import { useEditionSwitch } from '../../../state/page/edition-switch.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';

const t = messages('creature');

export function useUnknownSpecies(): (creature: Creature) => void {
  const here = useUser((user) => user.edition);
  const switchTo = useEditionSwitch();
  const { show } = useSnackbar();
  return (creature) => {
    const { pokemon } = creature;
    const there = elsewhere(here, (game) => game.species.find(pokemon)?.displayName);
    show({
      kind: 'warning',
      text: t('unknown.text', {
        name: displayNameOf(creature),
        species: nameOf('species', pokemon),
        edition: editionName(here),
      }),
      action: there && {
        label: t('unknown.switch', { edition: editionName(there.edition) }),
        onAction: () => switchTo(there.edition, editionChosen(there.edition)),
      },
    });
  };
}
