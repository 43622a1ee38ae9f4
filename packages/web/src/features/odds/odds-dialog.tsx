// Catch odds: the player's wish, its chance, and how many catches it takes.
import { newCreature, newId, secureRandom, wishOdds } from '@oversleep/game';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { usePageLeave } from '../../parts/use-page-leave.ts';
import { oddsSource } from '../../parts/words/odds-source.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { gameFor } from '../../state/data/user.ts';
import type { OddsRequest } from '../../state/page/dialogs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { OddsForm } from './odds-form.tsx';
import { OddsNotes, OddsResult } from './odds-result.tsx';
import { catchWish, type OddsWish, readWish } from './wish.ts';
import * as styles from './odds.module.css';

const t = messages('odds');

export function OddsDialog({ request }: { readonly request: OddsRequest }) {
  const { dialogs, stores } = useAppState();
  const game = useUser(gameFor);
  const left = useStore(stores.wish, (state) => state.left);
  const wish = useMemo(() => readWish(game, left, request.species), [game, left, request.species]);
  const species = game.species.get(wish.species);
  const odds = useMemo(() => wishOdds(game, catchWish(game, wish)), [game, wish]);
  const change = (part: Partial<OddsWish>) => stores.wish.setState({ left: { ...wish, ...part } });
  const close = () => dialogs.close('odds');
  usePageLeave(close);

  const changeSpecies = () =>
    dialogs.openSearch({
      current: newCreature(game, species, { id: newId(), random: secureRandom(), randomNickname: false }),
      onSelect: ({ pokemon }) => {
        // The stored wish decides the species from now on.
        dialogs.openOdds();
        change({ species: pokemon });
      },
    });
  return (
    <Dialog
      open
      title={t('title')}
      maxWidth={640}
      onClose={close}
      foot={<OddsResult species={species} wish={wish} odds={odds} />}
    >
      <Stack gap={4} fit>
        <Row className={styles.species} gap={3}>
          <Portrait species={species} size={56} decorative />
          <b>{nameOf('species', species)}</b>
          <Button small onClick={changeSpecies} aria-label={t('changeLabel')}>
            {t('change')}
          </Button>
        </Row>
        <OddsForm game={game} species={species} wish={wish} onChange={change} />
        <OddsNotes game={game} species={species} wish={wish} odds={odds} />
        <Text tone="muted" size="note">
          {oddsSource()}
        </Text>
      </Stack>
    </Dialog>
  );
}
