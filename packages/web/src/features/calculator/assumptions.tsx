// What the kitchen is calculated with, the player's own or taken for granted, and where it is changed: right here.
import { type Game, gameOf, potBounds } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { potAlong, potRefusal } from '../../parts/pot-sizes.ts';
import { commonLevel } from '../../parts/words/common-level.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { potSizeOf } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { assumptionWords } from './assumption-words.ts';
import * as styles from './results-card.module.css';

const t = messages('calculator');

export function Assumptions() {
  const edition = useUser((user) => user.edition);
  const potSize = useUser((user) => user.potSize);
  const levels = useUser((user) => user.recipeLevels);
  const game = gameOf(edition);
  const pot = potSizeOf({ potSize, edition });
  return (
    <Row className={styles.assumptions} gap={1.5} gapX={2} wrap size="note">
      <p>{assumptionWords(game, { pot, ownPot: potSize !== null, levels })}</p>
      <Popover
        label={t('assumptions.potTitle')}
        width={260}
        trigger={(props) => <Way {...props}>{t('assumptions.pot')}</Way>}
      >
        <PotChoice game={game} pot={pot} />
      </Popover>
      <Popover
        label={t('assumptions.levelsTitle')}
        width={260}
        trigger={(props) => <Way {...props}>{t('assumptions.levels')}</Way>}
      >
        <LevelChoice game={game} levels={levels} />
      </Popover>
    </Row>
  );
}

type WayProps = Omit<Parameters<typeof Button>[0], 'small'>;

const Way = (props: WayProps) => <Button small {...props} />;

function PotChoice({ game, pot }: { readonly game: Game; readonly pot: number }) {
  const { settings } = useAppState();
  const { sizes } = game.rules.pot;
  return (
    <Stack gap={2}>
      <NumberField
        label={t('assumptions.potSize')}
        value={pot}
        {...potBounds(game)}
        rules={[(value) => potRefusal(sizes, value)]}
        onChange={(value) => settings.set('potSize', potAlong(sizes, pot, value))}
      />
      <p>{t('assumptions.potNote')}</p>
    </Stack>
  );
}

interface LevelChoiceProps {
  readonly game: Game;
  readonly levels: Readonly<Record<string, number>>;
}

function LevelChoice({ game, levels }: LevelChoiceProps) {
  const { settings } = useAppState();
  const common = commonLevel(game, levels);
  const setAll = (level: number) =>
    settings.setRecipeLevels(Object.fromEntries(game.recipes.rows.map(({ name }) => [name, level])));
  return (
    <Stack gap={2}>
      {common !== undefined && (
        <NumberField
          label={t('assumptions.allLevels')}
          value={common}
          min={1}
          max={game.rules.maxRecipeLevel}
          onChange={setAll}
        />
      )}
      <p>{t.rich('assumptions.levelsNote', { link: (inner) => <Link to="/recipes">{inner}</Link> })}</p>
    </Stack>
  );
}
