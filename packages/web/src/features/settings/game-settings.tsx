// How far the player has come in the game, and which state of the game Oversleep reckons with. Guests have all of it too.
import { useUser } from '../../state/context.ts';
import { hasSessionEnded, isLoggedIn } from '../../state/data/user.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AreaBonusCard } from './area-bonus-card.tsx';
import { EditionCard } from './edition-card.tsx';
import { PotCard } from './pot-card.tsx';
import { RecipeCard } from './recipe-card.tsx';
import * as styles from './game-settings.module.css';

export function GameSettings() {
  const isIn = useUser(isLoggedIn);
  const hasEnded = useUser(hasSessionEnded);
  return (
    <>
      <h1 className="unseen">Game Settings</h1>
      {!isIn && (
        <p className={styles.hint}>
          {hasEnded
            ? 'Until you log in again, these settings stay on this device.'
            : 'You are a guest, so these settings stay on this device.'}
          <Button small variant="quiet" onClick={promptLogin}>
            {hasEnded ? 'Log in' : 'Log in to take them along'}
          </Button>
        </p>
      )}
      <AreaBonusCard />
      <PotCard />
      <RecipeCard />
      <EditionCard />
    </>
  );
}
