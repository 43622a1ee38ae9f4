// The questions about the player's game.
import { EDITIONS, gameOf, potBounds } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { potAlong, potRefusal } from '../../parts/pot-sizes.ts';
import { shortEditionName } from '../../parts/words/wording.ts';
import { useSettings } from '../../state/context.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { bonusOf, inEdition, LEVEL_CHOICES, plainIslands } from './game-draft.ts';
import type { GameSetup } from './use-game-setup.ts';

const t = messages('gameSetup');

export function GameForm({ setup: { draft, change } }: { readonly setup: GameSetup }) {
  const user = useSettings();
  const game = gameOf(draft.edition);
  const { sizes } = game.rules.pot;
  const known = plainIslands(game);
  const islands = known.map(({ shortName }) => ({ value: shortName, label: nameOf('islands', shortName) }));
  const other = game.islands.find(draft.island);
  return (
    <Grid gap={3} columns={2}>
      <SelectField
        label={t('edition')}
        value={draft.edition}
        choices={EDITIONS.toReversed().map((edition) => ({ value: edition, label: shortEditionName(edition) }))}
        onChange={(value) => {
          const edition = EDITIONS.find((one) => one === value);
          if (edition) change((before) => inEdition(before, edition));
        }}
      />
      <SelectField
        label={t('island')}
        value={draft.island}
        choices={
          other && !known.includes(other)
            ? [...islands, { value: other.shortName, label: nameOf('islands', other) }]
            : islands
        }
        onChange={(island) => change((before) => ({ ...before, island, areaBonus: bonusOf(user, island) }))}
      />
      <NumberField
        label={t('bonus')}
        value={draft.areaBonus}
        {...game.rules.areaBonus}
        suffix="%"
        onChange={(areaBonus) => change((before) => ({ ...before, areaBonus }))}
      />
      <NumberField
        label={t('pot')}
        value={draft.pot}
        {...potBounds(game)}
        rules={[(value) => potRefusal(sizes, value)]}
        onChange={(value) => change((before) => ({ ...before, pot: potAlong(sizes, before.pot, value) }))}
      />
      <Stack gap={1.5} across>
        <Segmented
          label={t('levels')}
          value={draft.levels}
          choices={LEVEL_CHOICES.map((value) => ({ value, label: t(`level.${value}`) }))}
          onChange={(value) =>
            change((before) => ({ ...before, levels: LEVEL_CHOICES.find((one) => one === value) ?? before.levels }))
          }
        />
        {draft.levels === 'own' && (
          <Text tone="muted" size="label">
            {t('ownHint')}
          </Text>
        )}
      </Stack>
    </Grid>
  );
}
