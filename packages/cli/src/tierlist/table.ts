// A tier list as a table to read.
import { rankingOf, type TierList } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import { tableOf, whole } from '../output/text.ts';

export function tableOfTierList(list: TierList, seconds: number): string {
  const game = gameOf(list.edition);
  const { borders, ranked } = rankingOf(list);
  const rows = ranked.map(({ rank, tier, species, variants }) => {
    const best = variants[0]?.variant;
    return [
      `${tier} ${String(rank).padStart(3)} ${game.species.get(species.pokemon).displayName}`,
      whole(best?.score ?? 0),
      (best?.ingredients ?? []).map(([i, amount]) => `${amount} ${list.ingredients[i] ?? ''}`).join(', '),
      best?.dishes[0] ? game.recipes.get(best.dishes[0].recipe).displayName : '',
    ];
  });
  return [
    tableOf([['Tier, rank, species', 'Score', 'Best ingredients', 'Best dish'], ...rows]),
    `Tiers from: ${borders.map(({ tier, from }) => `${tier} ${whole(from)}`).join(', ')}`,
    `Edition ${list.edition}, level ${list.level}, ${list.camp ? 'with' : 'without'} camp, scoring ${list.scoring}, engine ${list.engineVersion}, ${seconds.toFixed(1)} s`,
  ].join('\n');
}
