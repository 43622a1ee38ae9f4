// Who would be best at this place: everybody in the box, ranked by what the team would make with them, and one tap to take one in.
import { type Creature, chanceText, displayNameOf, type Game, gameOf, specialRuleWords } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FailureBanner } from '../../../parts/failure-banner.tsx';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { changeText, isClear, marginText, SURE_WORDS } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { useTeamSearch } from '../../../sim/best/use-team-search.ts';
import { useAppState, useCreatures, useSettings } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { creatureAt } from '../../../state/data/team-rules.ts';
import { Button, buttonLook } from '../../../ui/buttons/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { placeSearch, type Ranked, rankedFor } from './place-search.ts';
import { useOfferUndo } from './use-offer-undo.ts';
import * as styles from './place-dialog.module.css';

interface PlaceDialogProps {
  readonly team: PlayerTeam;
  readonly place: number;
  readonly onClose: () => void;
}

/** So many at first: who is far behind is of little interest. */
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

  // Whoever opens this wants to know; what is known already is there at once.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || isAlone || found?.done === 1) return;
    begun.current = true;
    begin();
  }, [begin, found, isAlone]);

  const take = (creature: Creature) => {
    onClose();
    const words = now
      ? `${displayNameOf(creature)} takes the place of ${displayNameOf(now)}`
      : `${displayNameOf(creature)} is in ${team.name}`;
    offerUndo(words, teams.putMember(team.index, place, creature));
  };
  return (
    <Dialog
      open
      title={now ? `Best in place of ${displayNameOf(now)}` : 'Best for this place'}
      onClose={onClose}
      maxWidth={640}
    >
      <div className={styles.body}>
        {isAlone && (
          <EmptyState
            title="Nobody else is in your Pokébox"
            words="Whoever you keep there is tried at this place, with the others of the team as they are."
          >
            <Link to="/box" {...buttonLook({ variant: 'primary' })}>
              Open the Pokébox
            </Link>
          </EmptyState>
        )}
        {(status === 'running' || status === 'paused') && (
          <ProgressBar
            label={`Trying ${countText(asked.candidates.length - (asked.wishes.include?.length ?? 0))} at this place`}
            share={found?.done ?? 0}
            onCancel={stop}
          />
        )}
        {status === 'failed' && <FailureBanner what="The search broke off." why={failure ?? ''} onRetry={begin} />}
        {status === 'idle' && found && found.done < 1 && (
          <Button small onClick={begin}>
            Go on
          </Button>
        )}
        {found && found.impossible.length > 0 && (
          <Banner
            kind="warning"
            what="Nobody can join these four"
            why={`${specialRuleWords(gameOf(user.edition))}, and the other members already have more.`}
          />
        )}
        {found?.done === 1 && found.impossible.length === 0 && ranked.length === 0 && (
          <Banner
            kind="info"
            what="Nobody in your Pokébox can join this team"
            why={`${specialRuleWords(gameOf(user.edition))}.`}
          />
        )}
        {ranked.length > 0 && (
          <>
            <ol className={styles.list} aria-label="Best for this place">
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
            </ol>
            {!isLong && ranked.length > SHOWN && (
              <Button small variant="quiet" onClick={() => setLong(true)}>
                Show all {countText(ranked.length)}
              </Button>
            )}
            <p className={styles.note}>
              Strength of a week of the whole team, against the team as it is, with the same luck; the true difference
              lies within ±, {SURE_WORDS}. How sure a difference is shows once a Pokémon is in the final race.
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly game: Game;
  readonly creature: Creature;
  readonly ranked: Ranked;
  readonly rank: number;
  readonly isThere: boolean;
  readonly onTake: () => void;
}

function Row({ game, creature, ranked: { lead, total }, rank, isThere, onTake }: RowProps) {
  const species = game.species.find(creature.pokemon);
  const isKnown = lead !== null && Number.isFinite(lead.error);
  const change = isKnown && isClear(lead.mean, lead.error) ? (lead.mean > 0 ? 'up' : 'down') : 'none';
  return (
    <li className={styles.row} data-there={isThere}>
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      {species && <Portrait species={species} size={40} shiny={creature.shiny} decorative bare />}
      <span className={styles.who}>
        <b>{displayNameOf(creature)}</b>
        <small>
          Lv. {creature.level}
          {species && species.displayName !== displayNameOf(creature) && `, ${species.displayName}`}
        </small>
      </span>
      <span className={styles.gain} data-change={change}>
        {isThere ? (
          <>
            <b>{countText(total)}</b>
            <small className={styles.sure}>current</small>
          </>
        ) : isKnown ? (
          <>
            <b>{changeText(lead.mean, countText)}</b> <small>{marginText(lead.error, countText)}</small>
            {lead.sure !== null && (
              <small className={styles.sure}>
                {lead.mean > 0 ? 'more' : 'less'}: {chanceText(lead.mean > 0 ? lead.sure : 1 - lead.sure)} sure
              </small>
            )}
          </>
        ) : (
          <small>not yet compared</small>
        )}
      </span>
      {!isThere && (
        <Button small aria-label={`Take in ${displayNameOf(creature)}`} onClick={onTake}>
          Take in
        </Button>
      )}
    </li>
  );
}
