// The calculator: the members of a team, how its week goes, and what it makes.
import { gameOf } from '@oversleep/game';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { editionName } from '../../parts/words/wording.ts';
import { lineupsIn } from '../../sim/question.ts';
import { useAskedTeam, warmUp } from '../../sim/simulator.ts';
import { useAppState, useTeams, useUser } from '../../state/context.ts';
import { isUntouched, membersOf } from '../../state/data/data.ts';
import type { TeamSlot } from '../../state/data/team-actions.ts';
import { modelFor } from '../../state/data/team-rules.ts';
import { currentTeam, teamAt } from '../../state/data/teams.ts';
import { lazyPart, load } from '../../state/page/loading.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { ResultsCard } from './results-card.tsx';
import { SettingsRow } from './settings/settings-row.tsx';
import { Slots } from './teams/slots.tsx';
import { TeamNav } from './teams/team-nav.tsx';
import { useOfferUndo } from './teams/use-offer-undo.ts';
import * as styles from './calculator.module.css';

const t = messages('calculator');

const listed = listFormat();

const AllTeamsDialog = lazyPart(
  () => import('./teams/all-teams-dialog.tsx'),
  (file) => file.AllTeamsDialog,
);

const PlaceDialog = lazyPart(
  () => import('./teams/place-dialog.tsx'),
  (file) => file.PlaceDialog,
);

const RefusedTeam = lazyPart(
  () => import('../../parts/refused-team.tsx'),
  (file) => file.RefusedTeam,
);

const ShareSlotDialog = lazyPart(
  () => import('./swap-plan/share-slot-dialog.tsx'),
  (file) => file.ShareSlotDialog,
);

const SwapPlanPanel = lazyPart(
  () => import('./swap-plan/swap-plan-panel.tsx'),
  (file) => file.SwapPlanPanel,
);

interface Overview {
  readonly carried?: TeamSlot;
}

export function Calculator() {
  const state = useAppState();
  const { teams } = state;
  const team = useTeams(currentTeam);
  const edition = useUser((user) => user.edition);
  const asked = useAskedTeam(team.index);
  const [overview, setOverview] = useState<Overview>();
  const [bestPlace, setBestPlace] = useState<number>();
  const [turnsPlace, setTurnsPlace] = useState<number>();
  useEffect(() => warmUp(state), [state]);
  const page = useRef<HTMLDivElement>(null);
  const show = (place: number) => {
    teams.selectMember(team.index, place);
    teams.setTab('members');
    // On a phone the results are below the members, out of sight.
    page.current?.querySelector('[data-ui="results"]')?.scrollIntoView({ block: 'nearest' });
  };
  const unknown = asked?.unknownMembers ?? [];
  return (
    <Grid ref={page} className={styles.calculator} align="start">
      <h1 className="unseen">{t('page.title')}</h1>
      <Stack as="section" className={styles.team} gap={3} fit slim aria-label={t('page.team')}>
        <TeamNav team={team} onAll={() => setOverview({})} />
        <SettingsRow key={`settings ${team.index}`} team={team} />
        <Suspense>
          {asked && (
            <RefusedTeam game={gameOf(edition)} lineups={lineupsIn(asked.question)} still={t('page.stillShown')} />
          )}
          {team.rotation && <SwapPlanPanel team={team} asked={asked} />}
        </Suspense>
        <Slots
          key={`slots ${team.index}`}
          team={team}
          asked={asked}
          onShow={show}
          onTakeAway={(place) => setOverview({ carried: [team.index, place] })}
          onBest={setBestPlace}
          onTurns={setTurnsPlace}
        />
        <Link to="/best" {...buttonLook({ small: true, wide: true })}>
          <IconSparkles size={18} aria-hidden="true" /> {t('page.bestTeam')}
        </Link>
        {unknown.length > 0 && (
          <Banner
            kind="info"
            what={t('page.sitOut', { names: listed(unknown.map((creature) => displayNameOf(creature))) })}
            why={t('page.sitOutWhy', { edition: editionName(gameOf(edition).edition) })}
          />
        )}
      </Stack>
      {membersOf(team).length === 0 ? (
        <EmptyTeam index={team.index} />
      ) : (
        <ResultsCard key={`results ${team.index}`} team={team} asked={asked} />
      )}
      <Suspense>
        {overview && <AllTeamsDialog carried={overview.carried} onClose={() => setOverview(undefined)} />}
        {turnsPlace !== undefined && (
          <ShareSlotDialog team={team} place={turnsPlace} onClose={() => setTurnsPlace(undefined)} />
        )}
        {bestPlace !== undefined && (
          <PlaceDialog team={team} place={bestPlace} onClose={() => setBestPlace(undefined)} />
        )}
      </Suspense>
    </Grid>
  );
}

function EmptyTeam({ index }: { readonly index: number }) {
  const { teams, dialogs } = useAppState();
  const model = useTeams((state) => (isUntouched(teamAt(state, index)) ? modelFor(state.teams, index) : undefined));
  const edition = useUser((user) => user.edition);
  const offerUndo = useOfferUndo();
  const tryExample = async () => {
    const { exampleTeam } = await load(() => import('./example-team.ts'));
    const { creatures, place } = exampleTeam(gameOf(edition), () => crypto.randomUUID());
    offerUndo(t('empty.exampleDone'), teams.setTeam(index, place(index), creatures));
  };
  return (
    <section className={`${styles.empty} panel`} aria-label={t('page.results')}>
      <EmptyState
        picture={<Ovi />}
        title={t('empty.title')}
        words={model ? t('empty.textLikeTeam', { team: model.name }) : t('empty.text')}
      >
        <Button
          variant="primary"
          onClick={() => dialogs.openSearch({ onSelect: (creature) => void teams.putMember(index, 0, creature) })}
        >
          {t('empty.add')}
        </Button>
        <Button onClick={() => void tryExample()}>{t('empty.example')}</Button>
      </EmptyState>
    </section>
  );
}
