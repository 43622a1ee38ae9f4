// Current Energy of each Pokémon in the planned teams.
import { type Creature, type Game, WEEK_LIMITS } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid, Note } from '../../ui/layout/layout.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { AmountRow } from './amount-row.tsx';

const t = messages('week');

interface EnergyDialogProps {
  readonly game: Game;
  readonly creatures: readonly Creature[];
  readonly energy: Readonly<Record<string, number>>;
  readonly onSave: (energy: Readonly<Record<string, number>>) => void;
  readonly onClose: () => void;
}

/** Default: Energy after a full night. */
const RESTED = 100;
const STEP = 5;

export function EnergyDialog({ game, creatures, energy, onSave, onClose }: EnergyDialogProps) {
  const [draft, setDraft] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(creatures.map(({ externalId }) => [externalId, energy[externalId] ?? RESTED])),
  );
  return (
    <FormDialog
      title={t('energy.title')}
      maxWidth={640}
      draft={draft}
      more={
        <Button variant="quiet" onClick={() => onSave({})}>
          {t('energy.clear')}
        </Button>
      }
      onSubmit={() => onSave(draft)}
      onClose={onClose}
    >
      <Grid as="ul" least={15} even gap={2} gapX={4}>
        {creatures.map((creature) => (
          <AmountRow
            key={creature.externalId}
            picture={
              <Portrait species={game.species.get(creature.pokemon)} size={32} shiny={creature.shiny} decorative />
            }
            name={displayNameOf(creature)}
            less={t('energy.less', { amount: STEP, name: displayNameOf(creature) })}
            more={t('energy.more', { amount: STEP, name: displayNameOf(creature) })}
            amount={draft[creature.externalId] ?? RESTED}
            most={WEEK_LIMITS.energy}
            by={STEP}
            onChange={(amount) => setDraft((before) => ({ ...before, [creature.externalId]: amount }))}
          />
        ))}
      </Grid>
      <Note>{t('energy.note')}</Note>
    </FormDialog>
  );
}
