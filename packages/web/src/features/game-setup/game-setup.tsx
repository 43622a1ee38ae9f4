// The questions about the player's game, as a dialog or among something else; asked once.
import { useEffect, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { GameForm } from './game-form.tsx';
import { useGameSetup } from './use-game-setup.ts';
import * as styles from './game-setup.module.css';

const t = messages('gameSetup');

export function GameSetupDialog() {
  const { dialogs, settings } = useAppState();
  const setup = useGameSetup();
  const close = () => {
    settings.noteGame();
    dialogs.close('gameSetup');
  };
  return (
    <Dialog
      open
      title={t('title')}
      maxWidth={560}
      onClose={close}
      foot={
        <>
          <Button variant="quiet" onClick={close}>
            {t('skip')}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              setup.save();
              dialogs.close('gameSetup');
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.setup}>
        <p>{t('intro')}</p>
        <GameForm setup={setup} />
      </div>
    </Dialog>
  );
}

/** While screenshots are being read. What was changed is stored when the reading ends, so there is no hurry. */
export function GameSetupMeanwhile() {
  const wasAsked = useUser((user) => user.gameAsked);
  return wasAsked ? null : <Meanwhile />;
}

function Meanwhile() {
  const setup = useGameSetup();
  const first = useRef(setup.draft);
  const last = useRef(setup);
  useEffect(() => {
    last.current = setup;
  });
  useEffect(
    () => () => {
      if (last.current.draft !== first.current) last.current.save();
    },
    [],
  );
  return (
    <section className={`panel ${styles.meanwhile}`} aria-labelledby="game-setup">
      <h3 id="game-setup">{t('meanwhile')}</h3>
      <p className={styles.note}>{t('intro')}</p>
      <GameForm setup={setup} />
    </section>
  );
}
