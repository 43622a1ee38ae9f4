// Searches the player's Pokémon for the best team: pool, goal, conditions, and results as they come in.

import { gameOf, MOST_CANDIDATES } from '@oversleep/game';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useCreatures, useSettings, useTeams } from '../../state/context.ts';
import { membersOf } from '../../state/data/data.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { lazyPart } from '../../state/page/loading.ts';
import { usePokebox } from '../../state/page/pokebox.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Details } from '../../ui/details.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Beginning, TooFewChosen, TooFewOwned } from './best-states.tsx';
import { isTooSmall, searchPhrases, weekWords, wishCount } from './form-words.ts';
import { poolOf, searchFor } from './pool.ts';
import { PoolForm } from './pool-form.tsx';
import { Results } from './results.tsx';
import { MOST_PINS, NO_WISHES, type Pin } from './search-form.ts';
import { isSwapsName, shortSwaps } from './swap-names.ts';
import { nameIn, placed } from './team-changes.ts';
import { isSameTeam } from './team-lines.ts';
import { useAskedFirst } from './use-asked-first.ts';
import { useLastingSearch } from './use-lasting-search.ts';
import { useSavedForm } from './use-saved-form.ts';
import { useWantedSearch } from './use-wanted-search.ts';
import { GoalFields, WishForm } from './wish-form.tsx';
import * as styles from './best.module.css';

const t = messages('best');

const Pins = lazyPart(
  () => import('./pins.tsx'),
  (file) => file.Pins,
);

const Swaps = lazyPart(
  () => import('./swaps.tsx'),
  (file) => file.Swaps,
);

export function Best() {
  const user = useSettings();
  const game = gameOf(user.edition);
  const team = useTeams(currentTeam);
  const creatures = useCreatures((state) => state.creatures);
  const box = usePokebox(true);
  const { ask, pins, change, setPins } = useSavedForm();
  const pool = useMemo(() => poolOf(user, ask, creatures, team), [user, ask, creatures, team]);
  const asked = useMemo(() => searchFor(user, ask, team, pool), [user, ask, team, pool]);
  const search = useLastingSearch(asked);
  const all = useMemo(
    () => poolOf(user, { ...NO_WISHES, aboveCap: true, chosen: ask.chosen }, creatures, team).creatures,
    [user, ask.chosen, creatures, team],
  );
  const nameOf = (id: string) => nameIn(creatures, id);
  const isBusy = search.status === 'running' || search.status === 'paused';
  // Options give way to results; a new search closes them again.
  const isFolded = isBusy || search.found !== null;
  const [runs, setRuns] = useState(0);
  const begin = useAskedFirst(() => {
    setRuns((count) => count + 1);
    search.begin();
  });
  useWantedSearch(!isTooSmall(pool.creatures), begin);
  const hasTeam = membersOf(team).length > 0;
  const wishes = wishCount(ask);
  const present = pool.present.map(({ externalId }) => externalId);
  const shownPins = pins.filter(({ ids }) => ids.every((id) => creatures[id]));
  const isPin = (ids: readonly string[]) => (pin: Pin) => isSameTeam(pin.ids, ids) && pin.level === ask.level;

  return (
    <Stack gap={3.5} fit packed>
      <Row as="header" className={styles.top} gapX={4} wrap>
        <h1 className={styles.title}>{t('title')}</h1>
        <Text className={styles.week} tone="muted">
          {t('week', { team: team.name, list: weekWords(game, asked) })}
        </Text>
        <Link to="/calculator" className={styles.way}>
          {t('changeWeek')}
        </Link>
      </Row>
      {isTooSmall(all) ? (
        <TooFewOwned box={box} count={all.length} />
      ) : (
        <Stack className={styles.columns} gap={4} fit data-folded={isFolded}>
          <Stack
            as="form"
            className={`${styles.form} panel`}
            gap={4}
            fit
            pad={4}
            aria-label={t('form')}
            onSubmit={(event) => event.preventDefault()}
          >
            <Disclosure
              key={runs}
              heading={2}
              label={t('form')}
              value={
                <span className={styles.phrases}>
                  {searchPhrases(game, ask, pool.creatures.length, nameOf).join(' · ')}
                </span>
              }
              open={!isFolded}
            >
              <PoolForm
                game={game}
                ask={ask}
                box={box.creatures}
                teamName={hasTeam ? team.name : undefined}
                aboveCap={pool.aboveCap}
                onChange={change}
              />
              <GoalFields game={game} ask={ask} onChange={change} />
              <Details label={t('wishes', { count: wishes })} open={wishes > 0}>
                <Stack className={styles.group} gap={3} fit slim flush>
                  <WishForm game={game} ask={ask} creatures={all} hasTeam={hasTeam} onChange={change} />
                </Stack>
              </Details>
            </Disclosure>
            {pool.creatures.length > MOST_CANDIDATES && (
              <Banner
                kind="info"
                what={t('capped', { most: MOST_CANDIDATES })}
                why={t('cappedWhy', { count: pool.creatures.length, most: MOST_CANDIDATES })}
              />
            )}
            <Button
              variant={search.found?.done === 1 && !isBusy ? 'plain' : 'primary'}
              type="submit"
              data-sticky="foot"
              icon={<IconSparkles size={20} aria-hidden="true" />}
              busy={isBusy}
              disabled={isTooSmall(pool.creatures)}
              onClick={begin}
            >
              {t(isBusy ? 'searching' : search.found?.done === 1 ? 'searchAgain' : 'search')}
            </Button>
          </Stack>
          <Stack gap={4} fit>
            {ask.swaps !== '0' &&
              search.status === 'idle' &&
              search.found?.done === 1 &&
              search.found.teams.length > 0 && (
                <Suspense fallback={null}>
                  <Swaps
                    game={game}
                    ask={ask}
                    asked={asked}
                    found={search.found}
                    nameOf={nameOf}
                    creatures={creatures}
                    shortSwaps={shortSwaps}
                    isSwapsName={isSwapsName}
                    membersWith={(ids) => placed(team.members, ids)}
                  />
                </Suspense>
              )}
            {isTooSmall(pool.creatures) ? (
              <TooFewChosen
                count={pool.creatures.length}
                onAll={() =>
                  change({ chosen: null, tags: [], favourites: false, never: [], withTeam: true, aboveCap: true })
                }
              />
            ) : search.found || isBusy || search.status === 'failed' ? (
              <Results
                game={game}
                presentSpecies={pool.present.map(({ pokemon }) => pokemon)}
                ask={ask}
                search={search}
                nameOf={nameOf}
                creatures={creatures}
                present={present}
                isSwapping={team.rotation !== undefined}
                isPinned={(ids) => pins.some(isPin(ids))}
                canPin={pins.length < MOST_PINS}
                onPin={(ids, on) =>
                  setPins(on ? [...pins, { ids, level: ask.level }] : pins.filter((pin) => !isPin(ids)(pin)))
                }
              />
            ) : (
              <Beginning count={pool.creatures.length} />
            )}
            {shownPins.length > 0 && (
              <Pins
                game={game}
                pins={shownPins}
                asked={asked}
                creatures={creatures}
                onUnpin={(pin) => setPins(pins.filter((other) => other !== pin))}
              />
            )}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
