// The best Pokémon for a slot: the whole box, ranked by what the team would make with each, and one tap to swap one in.
import { type Creature, type Game, gameOf } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../../messages/names.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { sureText } from '../../../parts/sharing/share-texts.ts';
import { changeText, isClear, marginText } from '../../../parts/words/range-text.ts';
import { specialRuleText } from '../../../parts/words/special-rule.ts';
import { countText } from '../../../parts/words/wording.ts';
import { useTeamSearch } from '../../../sim/best/use-team-search.ts';
import { useAppState, useCreatures, useSettings } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { creatureAt } from '../../../state/data/team-rules.ts';
import { Button, buttonLook } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Grid, Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { placeSearch, type RankedCreature, rankedFor } from './place-search.ts';
import { useOfferUndo } from './use-offer-undo.ts';
import * as styles from './place-dialog.module.css';

const t = messages('calculator');

interface PlaceDialogProps {
  readonly team: PlayerTeam;
  readonly place: number;
  readonly onClose: () => void;
}

/** Rows shown at first; the weakest are of little interest. */
const SHOWN = 30;

export function PlaceDialog({ team, place, onClose }: PlaceDialogProps) {
  const { teams } = useAppState();
  const user = useSettings();
  const creatures = useCreatures((state) => state.creatures);
  const offerUndo = useOfferUndo();
  const asked = useMemo(() => placeSearch(user, team, place, creatures), [user, team, place, creatures]);
  const { found, status, failure, begin, stop } = useTeamSearch(asked);
  const [isLong, setLong] = useState(false);
  const now = creatureAt(team, place, creatures);
  const ranked = found ? rankedFor(found, asked) : [];
  const isAlone = asked.candidates.length <= (asked.wishes.size ?? 0);

  // The search starts by itself, unless its result is known already.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || isAlone || found?.done === 1) return;
    begun.current = true;
    begin();
  }, [begin, found, isAlone]);

  const take = (creature: Creature) => {
    onClose();
    const name = displayNameOf(creature);
    const text = now
      ? t('slots.replaced', { name, other: displayNameOf(now) })
      : t('place.taken', { name, team: team.name });
    offerUndo(text, teams.putMember(team.index, place, creature));
  };
  return (
    <Dialog
      open
      title={now ? t('place.titleFor', { name: displayNameOf(now) }) : t('place.title')}
      onClose={onClose}
      maxWidth={640}
    >
      <Stack gap={3} fit>
        {isAlone && (
          <EmptyState title={t('place.aloneTitle')} words={t('place.aloneText')}>
            <Link to="/box" {...buttonLook({ variant: 'primary' })}>
              {t('place.openBox')}
            </Link>
          </EmptyState>
        )}
        {(status === 'running' || status === 'paused') && (
          <ProgressBar
            label={t('place.trying', { count: asked.candidates.length - (asked.wishes.include?.length ?? 0) })}
            share={found?.done ?? 0}
            onCancel={stop}
          />
        )}
        {status === 'failed' && <FailureBanner what={t('place.failed')} why={failure ?? ''} onRetry={begin} />}
        {status === 'idle' && found && found.done < 1 && (
          <Button small onClick={begin}>
            {t('place.resume')}
          </Button>
        )}
        {found && found.impossible.length > 0 && (
          <Banner
            kind="warning"
            what={t('place.impossible')}
            why={t('place.impossibleWhy', { rule: specialRuleText(gameOf(user.edition)) })}
          />
        )}
        {found?.done === 1 && found.impossible.length === 0 && ranked.length === 0 && (
          <Banner kind="info" what={t('place.noneFits')} why={specialRuleText(gameOf(user.edition))} />
        )}
        {ranked.length > 0 && (
          <>
            <Stack as="ol" fit flush aria-label={t('place.title')}>
              {ranked.slice(0, isLong ? undefined : SHOWN).map((one, rank) => {
                const creature = creatures[one.id];
                return (
                  creature && (
                    <Row
                      key={one.id}
                      game={gameOf(user.edition)}
                      creature={creature}
                      ranked={one}
                      rank={rank + 1}
                      isThere={one.id === now?.externalId}
                      onTake={() => take(creature)}
                    />
                  )
                );
              })}
            </Stack>
            {!isLong && ranked.length > SHOWN && (
              <Button small variant="quiet" onClick={() => setLong(true)}>
                {t('place.showAll', { count: ranked.length })}
              </Button>
            )}
            <Note>{t('place.note')}</Note>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface RowProps {
  readonly game: Game;
  readonly creature: Creature;
  readonly ranked: RankedCreature;
  readonly rank: number;
  readonly isThere: boolean;
  readonly onTake: () => void;
}

function Row({ game, creature, ranked: { lead, total }, rank, isThere, onTake }: RowProps) {
  const species = game.species.find(creature.pokemon);
  const isKnown = lead !== null && Number.isFinite(lead.error);
  const change = isKnown && isClear(lead.mean, lead.error) ? (lead.mean > 0 ? 'up' : 'down') : undefined;
  return (
    <Grid as="li" className={styles.row} gap={2.5} align="center" data-there={isThere}>
      <Text as="span" tone="muted" weight={600} textAlign="end" aria-hidden="true">
        {rank}
      </Text>
      {species && <Portrait species={species} size={40} shiny={creature.shiny} decorative bare />}
      <Stack as="span" className={styles.pokemon} slim breaks="anywhere">
        <b>{displayNameOf(creature)}</b>
        <small>
          {species && nameOf('species', species) !== displayNameOf(creature)
            ? t('place.levelSpecies', { level: creature.level, species: nameOf('species', species) })
            : t('place.level', { level: creature.level })}
        </small>
      </Stack>
      <Text as="span" className={styles.gain} textAlign="end">
        {isThere ? (
          <>
            <Text as="b" breaks="never">
              {countText(total)}
            </Text>
            <Text as="small" block>
              {t('place.current')}
            </Text>
          </>
        ) : isKnown ? (
          <>
            <Text as="b" tone={change} breaks="never">
              {changeText(lead.mean, countText)}
            </Text>{' '}
            <small>{marginText(lead.error, countText)}</small>
            {lead.sure !== null && (
              <Text as="small" block>
                {lead.mean > 0
                  ? t('place.surelyMore', { chance: sureText(lead.sure) })
                  : t('place.surelyLess', { chance: sureText(1 - lead.sure) })}
              </Text>
            )}
          </>
        ) : (
          <small>{t('place.notCompared')}</small>
        )}
      </Text>
      {!isThere && (
        <Button small aria-label={t('place.takeName', { name: displayNameOf(creature) })} onClick={onTake}>
          {t('place.take')}
        </Button>
      )}
    </Grid>
  );
}
