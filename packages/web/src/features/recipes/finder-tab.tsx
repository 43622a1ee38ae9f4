// The team finder: the smallest teams that bring everything for the dish to every meal.

import { type Creature, DEFAULT_LEVEL, type Game, type Recipe, TEAM_SIZE } from '@oversleep/game';
import type { SolveInput } from '@oversleep/questions';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { useAppState, useCreatures, useTeams } from '../../state/context.ts';
import { membersOf, ownedBy } from '../../state/data/data.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { FinderForm, type FinderSettings } from './finder-form.tsx';
import { FinderResults } from './finder-results.tsx';
import { useTeamSearch } from './use-team-search.ts';
import * as styles from './recipe-dialog.module.css';

const t = messages('recipes');

interface FinderTabProps {
  readonly game: Game;
  readonly recipe: Recipe;
}

/** One place at least must be left to search for. */
const MOST_GIVEN = TEAM_SIZE - 1;

export function FinderTab({ game, recipe }: FinderTabProps) {
  const { dialogs } = useAppState();
  const team = useTeams(currentTeam);
  const creatures = useCreatures((state) => state.creatures);
  const teams = useTeams((state) => state.teams);
  const box = ownedBy(creatures, teams).filter(({ pokemon }) => game.species.find(pokemon));
  const [settings, setSettings] = useState<FinderSettings>({ from: 'all', level: DEFAULT_LEVEL, camp: team.camp });
  const [given, setGiven] = useState<readonly Creature[]>([]);
  const { search, begin, stop } = useTeamSearch();
  const present = membersOf(team).flatMap((id) => creatures[id] ?? []);
  const known = present.filter(({ pokemon }) => game.species.find(pokemon)).slice(0, MOST_GIVEN);

  const question: SolveInput = {
    edition: game.edition,
    recipe: recipe.name,
    settings: { camp: settings.camp, level: settings.level, bedtime: team.bedtime, wakeup: team.wakeup },
    given,
    box: settings.from === 'box' ? box : null,
  };
  const isOld = search.state === 'found' && JSON.stringify(search.question) !== JSON.stringify(question);
  return (
    <Stack fit gap={4} align="start">
      <p className={styles.recipeDishQuiet}>{t('finder.intro', { dish: nameOf('recipes', recipe) })}</p>
      <FinderForm
        game={game}
        settings={settings}
        onChange={setSettings}
        given={given}
        canAdd={given.length < MOST_GIVEN}
        onAdd={() =>
          dialogs.openSearch({ onSelect: (creature) => setGiven((now) => withOne(now, creature).slice(0, MOST_GIVEN)) })
        }
        onRemove={(id) => setGiven(given.filter(({ externalId }) => externalId !== id))}
        onTeam={known.length > 0 ? () => setGiven(known) : undefined}
        teamName={team.name}
        boxSize={box.length}
      />
      {search.state === 'searching' ? (
        <ProgressBar
          label={t('finder.searching')}
          {...(search.done === undefined ? {} : { share: search.done })}
          onCancel={stop}
        />
      ) : (
        <Button variant="primary" onClick={() => begin(question)}>
          {search.state === 'found' ? t('finder.again') : t('finder.search')}
        </Button>
      )}
      {search.state === 'failed' && (
        <Banner
          what={t('finder.failed')}
          why={search.why}
          action={{ label: t('retry'), onAction: () => begin(question) }}
        />
      )}
      {search.state === 'found' && (
        <FinderResults game={game} recipe={recipe} question={search.question} answer={search.answer} isOld={isOld} />
      )}
    </Stack>
  );
}

const withOne = (given: readonly Creature[], creature: Creature): readonly Creature[] => [
  ...given.filter(({ externalId }) => externalId !== creature.externalId),
  creature,
];
