// What the kitchen is calculated with, the player's own or taken for granted, and where it is changed: right here.
import { type Game, gameOf, potBounds, USUAL_POLICY } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { potAlong, potRefusal } from '../../parts/pot-sizes.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { potSizeOf } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { assumptionWords, commonLevel } from './assumption-words.ts';
import * as styles from './results-card.module.css';

export function Assumptions() {
  const edition = useUser((user) => user.edition);
  const potSize = useUser((user) => user.potSize);
  const levels = useUser((user) => user.recipeLevels);
  const policy = useUser((user) => user.policy);
  const game = gameOf(edition);
  const { filler } = policy ?? USUAL_POLICY;
  const pot = potSizeOf({ potSize, edition });
  return (
    <div className={styles.assumptions}>
      <p>{assumptionWords(game, { pot, ownPot: potSize !== null, levels, filler, ownFiller: policy !== null })}</p>
      <Popover label="Your pot" width={260} trigger={(props) => <Way {...props}>Pot</Way>}>
        <PotChoice game={game} pot={pot} />
      </Popover>
      <Popover label="Your recipe levels" width={260} trigger={(props) => <Way {...props}>Recipe levels</Way>}>
        <LevelChoice game={game} levels={levels} />
      </Popover>
    </div>
  );
}

type WayProps = Omit<Parameters<typeof Button>[0], 'small'>;

const Way = (props: WayProps) => <Button small {...props} />;

function PotChoice({ game, pot }: { readonly game: Game; readonly pot: number }) {
  const { settings } = useAppState();
  const { sizes } = game.rules.pot;
  return (
    <div className={styles.assumptionsChoice}>
      <NumberField
        label="Pot size"
        value={pot}
        {...potBounds(game)}
        rules={[(value) => potRefusal(sizes, value)]}
        onChange={(value) => settings.set('potSize', potAlong(sizes, pot, value))}
      />
      <p>Sundays, camp tickets and skills come on top of it by themselves.</p>
    </div>
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
    <div className={styles.assumptionsChoice}>
      {common !== undefined && (
        <NumberField
          label="Level of all recipes"
          value={common}
          min={1}
          max={game.rules.maxRecipeLevel}
          onChange={setAll}
        />
      )}
      <p>
        The level of one dish is changed under Cooking, where it is opened. <Link to="/recipes">All recipes</Link>
      </p>
    </div>
  );
}
