// Whether the team on the calculator's screen can cook the dish, ingredient by ingredient.
import type { Game, Recipe } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { type CookCheck, checkDish } from './cook-check.ts';
import { useTeamSupply } from './use-team-supply.ts';
import * as styles from './recipe-dialog.module.css';

interface CookSectionProps {
  readonly game: Game;
  readonly recipe: Recipe;
}

export function CookSection({ game, recipe }: CookSectionProps) {
  const name = useTeams((teams) => currentTeam(teams).name);
  const supply = useTeamSupply(true);
  return (
    <section className={styles.recipeDishCook} aria-label="Can your team cook it?">
      <h3>Can {name} cook it?</h3>
      {supply.state === 'nobody' && (
        <p>
          Nobody is in {name} yet. <Link to="/calculator">Build it in the calculator</Link>, or let the team finder
          propose one.
        </p>
      )}
      {supply.state === 'waiting' && (
        <>
          <SkeletonText lines={2} />
          <span className="unseen">Finding out what {name} makes …</span>
        </>
      )}
      {supply.state === 'failed' && (
        <FailureBanner what="It could not be found out" why={supply.why} onRetry={supply.retry} />
      )}
      {supply.state === 'known' && <Check game={game} name={name} check={checkDish(recipe, supply.supply)} />}
    </section>
  );
}

const tenth = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function Check({ game, name, check }: { readonly game: Game; readonly name: string; readonly check: CookCheck }) {
  const { rows, dishes, scarcest } = check;
  return (
    <>
      <p role="status">
        {dishes >= 1
          ? `Yes: ${name} makes enough for ${tenth.format(dishes)} of these a day.`
          : `Not every day: ${scarcestWords(scarcest)}`}
      </p>
      <ul className={styles.recipeDishNeeds}>
        {rows.map(({ name: ingredient, need, made, dishes: enough }) => (
          <li key={ingredient}>
            <IngredientPicture ingredient={game.ingredients.get(ingredient)} size={26} decorative />
            <span>
              {ingredient}: {tenth.format(made)} a day, {need} needed
            </span>
            <span className={styles.recipeDishNeedBar} aria-hidden="true">
              <span data-enough={enough >= 1} style={{ width: `${Math.min(100, enough * 100)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function scarcestWords(row: CookCheck['scarcest']): string {
  if (!row) return 'it needs nothing that a team makes.';
  if (row.made === 0) return `nobody brings ${row.name}.`;
  return `${tenth.format(row.need - row.made)} more ${row.name} a day would be needed.`;
}
