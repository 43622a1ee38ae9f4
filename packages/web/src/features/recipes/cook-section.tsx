// Whether the team on the calculator's screen can cook the dish, ingredient by ingredient.

import type { Game, Recipe } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { useTeams } from '../../state/context.ts';
import { currentTeam } from '../../state/data/teams.ts';
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { type CookCheck, checkDish } from './cook-check.ts';
import { useTeamSupply } from './use-team-supply.ts';
import * as styles from './recipe-dialog.module.css';

const t = messages('recipes');

interface CookSectionProps {
  readonly game: Game;
  readonly recipe: Recipe;
}

export function CookSection({ game, recipe }: CookSectionProps) {
  const name = useTeams((teams) => currentTeam(teams).name);
  const supply = useTeamSupply(true);
  return (
    <Stack as="section" className={styles.recipeDishCook} gap={2} aria-label={t('cook.title')}>
      <h3>{t('cook.titleFor', { team: name })}</h3>
      {supply.state === 'empty' && (
        <p>{t.rich('cook.noTeam', { team: name, link: (inner) => <Link to="/calculator">{inner}</Link> })}</p>
      )}
      {supply.state === 'waiting' && (
        <>
          <SkeletonText lines={2} />
          <span className="unseen">{t('cook.loading', { team: name })}</span>
        </>
      )}
      {supply.state === 'failed' && <FailureBanner what={t('cook.failed')} why={supply.why} onRetry={supply.retry} />}
      {supply.state === 'known' && <Check game={game} name={name} check={checkDish(recipe, supply.supply)} />}
    </Stack>
  );
}

const tenth = numberFormat({ maximumFractionDigits: 1 });

function Check({ game, name: team, check }: { readonly game: Game; readonly name: string; readonly check: CookCheck }) {
  const { rows, dishes, scarcest } = check;
  return (
    <>
      <p role="status">{dishes >= 1 ? t('cook.enough', { team, dishes: tenth(dishes) }) : scarcestWords(scarcest)}</p>
      <Stack as="ul" className={styles.recipeDishNeeds} gap={1.5}>
        {rows.map(({ name, need, made, dishes: enough }) => {
          const ingredient = game.ingredients.get(name);
          return (
            <li key={name}>
              <IngredientPicture ingredient={ingredient} size={26} decorative />
              <span>{t('cook.need', { ingredient: nameOf('ingredients', ingredient), made: tenth(made), need })}</span>
              <span className={styles.recipeDishNeedBar} aria-hidden="true">
                <span data-enough={enough >= 1} style={{ width: `${Math.min(100, enough * 100)}%` }} />
              </span>
            </li>
          );
        })}
      </Stack>
    </>
  );
}

function scarcestWords(row: CookCheck['scarcest']): string {
  if (!row) return t('cook.nothingMade');
  const ingredient = nameOf('ingredients', row.name);
  if (row.made === 0) return t('cook.noneOf', { ingredient });
  return t('cook.tooLittle', { amount: tenth(row.need - row.made), ingredient });
}
