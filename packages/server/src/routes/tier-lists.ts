// Tier lists: small cacheable lists, details of a species on demand, and computing them anew.
import { type QueryOf, routes } from '@oversleep/contract';
import { type TierChoice, tierChoices, tierLevels } from '@oversleep/engine';
import { DEFAULT_EDITION, gameOf } from '@oversleep/game';
import type { Deps } from '../deps.ts';
import { startMissingLists } from '../jobs/tier-lists.ts';
import { refuse } from '../problems.ts';
import { detailsAnswer, headOf, listAnswer, tieredPokemon } from '../tierlists/answers.ts';
import type { ShownList } from '../tierlists/shelf.ts';
import type { App } from './app-type.ts';
import { cacheable } from './cacheable.ts';
import { serve } from './serve.ts';

type TierListQuery = QueryOf<typeof routes.tierList>;

const DEFAULT_LEVEL = 60;

export function tierListRoutes(root: App, deps: Deps): void {
  const { tierLists } = deps;

  const shownFor = async (chosen: TierListQuery): Promise<ShownList> => {
    const choice = choiceIn(chosen);
    const shown = await tierLists.shown(choice);
    if (!shown) throw refuse('TIER_LIST_NOT_READY');
    return shown;
  };

  root.register(async (app: App) => {
    app.addHook('onSend', cacheable);

    serve(app, routes.tierLists, async () => {
      const shown = await Promise.all(tierChoices().map(tierLists.shown));
      return { lists: shown.flatMap((list) => (list ? [headOf(list.file)] : [])) };
    });

    serve(app, routes.tierList, async ({ query }) => listAnswer(await shownFor(query)));

    serve(app, routes.tierDetails, async ({ params, query }) => {
      const { edition = DEFAULT_EDITION } = query;
      const name = gameOf(edition).species.find(params.pokemon)?.name ?? params.pokemon;
      const details = detailsAnswer(await shownFor(query), name);
      if (!details) throw refuse('NOT_IN_TIER_LIST', { pokemon: params.pokemon });
      return details;
    });
  });

  serve(root, routes.tieredPokemon, async ({ body }) => tieredPokemon(await shownFor(body)));

  serve(root, routes.rebuildTierLists, async ({ body: { edition, level, camp } }) => {
    if (edition !== undefined && level !== undefined) choiceIn({ edition, level });
    const isWanted = (choice: TierChoice) =>
      (edition ?? choice.edition) === choice.edition &&
      (level ?? choice.level) === choice.level &&
      (camp ?? choice.camp) === choice.camp;
    const started = await startMissingLists(deps, tierLists, isWanted);
    return { started: started.map((choice) => ({ ...choice })) };
  });
}

function choiceIn(chosen: TierListQuery): TierChoice {
  const { edition = DEFAULT_EDITION, level = DEFAULT_LEVEL, camp = true, scoring = 'fixed' } = chosen;
  const levels = tierLevels(gameOf(edition), scoring);
  if (!levels.includes(level)) throw refuse('TIER_LEVEL_UNKNOWN', { levels: levels.join(', ') });
  return { edition, level, camp, scoring };
}
