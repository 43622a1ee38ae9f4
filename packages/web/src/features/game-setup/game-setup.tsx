// The questions about the player's game, as a dialog or among something else; asked once.
import { NEWEST_EDITION } from '@oversleep/game';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { editionName } from '../../parts/words/wording.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { isGameKnown } from '../../state/data/user.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useChanged } from '../../ui/overlays/use-changed.ts';
import { GameForm } from './game-form.tsx';
import { type GameSetup, useGameSetup } from './use-game-setup.ts';

const t = messages('gameSetup');

export function GameSetupDialog() {
  const { dialogs, settings } = useAppState();
  const setup = useGameSetup();
  const isChanged = useChanged(setup.draft);
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
      unsaved={isChanged}
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
      <Stack gap={3.5}>
        <p>{t('intro')}</p>
        <GameForm setup={setup} />
      </Stack>
    </Dialog>
  );
}

/** While screenshots are being read; these are of today's game. */
export function GameSetupMeanwhile() {
  return useUser(isGameKnown) ? null : <Meanwhile />;
}

function Meanwhile() {
  const setup = useGameSetup(NEWEST_EDITION);
  useSaveAtEnd(setup);
  return (
    <Stack as="section" className="panel" gap={3.5} pad={4} aria-labelledby="game-setup">
      <h3 id="game-setup">{t('meanwhile')}</h3>
      <Text tone="muted" size="label">
        {t('intro')}
      </Text>
      <GameForm setup={setup} />
    </Stack>
  );
}

/** Beside what is about to be imported: one line with sensible answers, which opens for others. */
export function GameSetupLine() {
  return useUser(isGameKnown) ? null : <Line />;
}

function Line() {
  const setup = useGameSetup();
  useSaveAtEnd(setup);
  const { edition, island, pot, levels } = setup.draft;
  const answers = {
    edition: editionName(edition),
    island: nameOf('islands', island),
    pot,
    levels: t(`levelShort.${levels}`),
  };
  return (
    <Disclosure label={t('line')} value={t('answers', answers)}>
      <Stack gap={3.5}>
        <Text tone="muted" size="label">
          {t('intro')}
        </Text>
        <GameForm setup={setup} />
      </Stack>
    </Disclosure>
  );
}

/** What was changed is stored when the questions go away, so there is no hurry. */
function useSaveAtEnd(setup: GameSetup): void {
  const first = useRef(setup.draft);
  const last = useRef(setup);
  useEffect(() => {
    last.current = setup;
  });
  useEffect(
    () => () => {
      if (last.current.draft !== first.current) last.current.save(true);
    },
    [],
  );
}
