// Game settings: area bonuses, pot size, recipe levels and game version. Guests have them too.
import { messages } from '../../messages/messages.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { hasSessionEnded, isLoggedIn } from '../../state/data/user.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { AreaBonusCard } from './area-bonus-card.tsx';
import { EditionCard } from './edition-card.tsx';
import { PotCard } from './pot-card.tsx';
import { RecipeCard } from './recipe-card.tsx';

const t = messages('settings');

export function GameSettings() {
  const { dialogs } = useAppState();
  const isIn = useUser(isLoggedIn);
  const hasEnded = useUser(hasSessionEnded);
  return (
    <>
      <h1 className="unseen">{t('game.title')}</h1>
      <Row as="p" gap={2} gapX={4} wrap tone="muted">
        <Button variant="primary" onClick={dialogs.openGameSetup}>
          {t('game.setUp')}
        </Button>
        {t('game.setUpHint')}
      </Row>
      {!isIn && (
        <Row as="p" gapX={2} wrap tone="muted">
          {hasEnded ? t('game.signedOut') : t('game.guest')}
          <Button small variant="quiet" onClick={promptLogin}>
            {hasEnded ? t('logIn') : t('game.guestLogIn')}
          </Button>
        </Row>
      )}
      <AreaBonusCard />
      <PotCard />
      <RecipeCard />
      <EditionCard />
    </>
  );
}
