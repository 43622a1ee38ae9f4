// Any of the berries, each with the number of members that collect it.
import type { Creature, Game } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { BerryPicture } from '../../../parts/pictures/berry-picture.tsx';
import { Grid, Stack, Text } from '../../../ui/layout/layout.tsx';
import { byName, helpersFor, withBerry } from './island-draft.ts';
import * as styles from './island-dialog.module.css';

const t = messages('calculatorSettings');

interface BerryChoiceProps {
  readonly game: Game;
  readonly members: readonly Creature[];
  readonly chosen: readonly string[];
  readonly onChange: (berries: readonly string[]) => void;
}

export function BerryChoice({ game, members, chosen, onChange }: BerryChoiceProps) {
  return (
    <Grid as="fieldset" least={5.25} even gap={2} slim flush aria-label={t('island.favourites')}>
      {byName(game).map((berry) => {
        const isChosen = chosen.includes(berry.name);
        return (
          <Stack
            as="button"
            key={berry.name}
            className={styles.berryCard}
            gap={0.5}
            align="center"
            pad={1.5}
            padX={1}
            tone="text"
            frame="line"
            corner="field"
            aria-pressed={isChosen}
            onClick={() => onChange(withBerry(game, chosen, berry.name, !isChosen))}
          >
            <BerryPicture berry={berry} size={32} decorative />
            <Text as="span" size="note">
              {nameOf('berries', berry).replace(/ Berry$/, '')}
            </Text>
            <Helpers count={helpersFor(game, members, berry.name)} />
          </Stack>
        );
      })}
    </Grid>
  );
}

/** How many members collect the berry. */
export function Helpers({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Text as="span" className={styles.berryCardHelpers} size="small" weight={700}>
      {t.rich('island.helpers', { count, unseen: (inner) => <span className="unseen">{inner}</span> })}
    </Text>
  );
}
