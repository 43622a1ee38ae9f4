// The possible upgrades of a team.
import type { GrowthStep } from '@oversleep/engine';
import { type Creature, type Game, gameOf } from '@oversleep/game';
import { CHANGES, type TeamQuestion } from '@oversleep/questions';
import { useMemo } from 'react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { sleepEvents } from '../../../parts/growth/sleep-events.ts';
import { DishPicture } from '../../../parts/pictures/dish-picture.tsx';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { teamSteps } from '../../../sim/steps.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import type { Production } from '../../../state/data/results.ts';
import { dayAt } from '../../../state/this-week.ts';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { RowList, type ShownRow } from './row-list.tsx';
import { costWords, opensWords, stepWords } from './step-rows.ts';

const t = messages('calculatorNext');

interface TeamStepsProps {
  readonly question: TeamQuestion;
  readonly production: Production;
  readonly type: PlayerTeam['recipeType'];
  /** The figures of the team are known: there is time for more. */
  readonly ready: boolean;
  readonly onPlan: (id: string) => void;
}

/** Dishes that are cooked less often in a week are no reason to raise their level. */
const OFTEN = 0.5;

export function TeamSteps({ question, production, type, ready, onPlan }: TeamStepsProps) {
  const game = gameOf(question.edition);
  const cooked = cookedOften(production, type);
  const today = dayAt(Date.now());
  const steps = useMemo(
    () => teamSteps(game, question, cooked.split('\n'), sleepEvents(today)),
    [game, question, cooked, today],
  );
  const input = useMemo(() => ({ question, changes: steps.map(({ after }) => after) }), [question, steps]);
  const asked = useAnswer(CHANGES, ready ? input : undefined);
  if (asked.state === 'failed') return <FailureBanner what={t('steps.failed')} why={asked.why} onRetry={asked.retry} />;
  const gains = asked.value ?? [];
  const rows = steps.map((step, i): ShownRow => {
    const creature = step.place === null ? undefined : question.members[step.place]?.creature;
    return {
      key: step.key,
      words: stepWords(game, step),
      more: opensWords(step),
      cost: step.cost,
      costWords: costWords(step),
      today: step.today,
      gain: gains[i],
      picture: <Picture game={game} step={step} creature={creature} />,
      name: creature ? displayNameOf(creature) : t('steps.kitchen'),
      growing: creature && (step.kind === 'level' || step.kind === 'evolution') ? creature.externalId : undefined,
    };
  });
  return (
    <>
      {asked.state === 'waiting' && <ProgressBar label={t('steps.busy')} share={asked.done} />}
      <RowList rows={rows} empty={t('steps.none')} onPlan={onPlan} />
    </>
  );
}

function cookedOften({ cooking }: Production, type: PlayerTeam['recipeType']): string {
  const dishes = cooking?.[type].cookedRecipes ?? [];
  return dishes
    .filter(({ count }) => count >= OFTEN)
    .map(({ recipe }) => recipe)
    .join('\n');
}

interface StepPictureProps {
  readonly game: Game;
  readonly step: GrowthStep;
  readonly creature: Creature | undefined;
}

function Picture({ game, step: { recipe }, creature }: StepPictureProps) {
  if (creature)
    return <Portrait species={game.species.get(creature.pokemon)} size={40} shiny={creature.shiny} decorative />;
  if (recipe !== undefined) return <DishPicture dish={game.recipes.get(recipe)} size={40} decorative />;
  return <UnitIcon unit="potSize" size={28} decorative />;
}
