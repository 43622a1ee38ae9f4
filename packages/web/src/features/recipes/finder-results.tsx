// Found teams, each with its amounts per meal and a button that makes it one of the player's teams.

import { type Game, newId, type Recipe } from '@oversleep/game';
import type { SolvedDish, SolvedDishTeam, SolvedMember, SolveInput } from '@oversleep/questions';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { SubskillBadge } from '../../parts/pictures/subskill-badge.tsx';
import { useAppState, useCreatures, useTeams, useUser } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { freeTeam, replacedWords, teamFrom } from './finder-team.ts';
import { resultWords } from './finder-words.ts';
import * as recipeDialogStyles from './recipe-dialog.module.css';
import * as recipesStyles from './recipes.module.css';

const t = messages('recipes');

interface FinderResultsProps {
  readonly game: Game;
  readonly recipe: Recipe;
  readonly question: SolveInput;
  readonly answer: SolvedDish;
  /** Something was changed since it was asked. */
  readonly isOld: boolean;
}

const SHOWN = 5;

export function FinderResults({ game, recipe, question, answer, isOld }: FinderResultsProps) {
  const [count, setCount] = useState(SHOWN);
  return (
    <Stack
      as="section"
      className={recipeDialogStyles.finderResults}
      gap={3}
      align="start"
      aria-label={t('finder.teams')}
      data-old={isOld}
    >
      <p role="status">
        {isOld ? t('finder.old', { result: resultWords(answer, question) }) : resultWords(answer, question)}
      </p>
      <Stack as="ol" className={recipeDialogStyles.finderTeams} gap={3} flush>
        {answer.teams.slice(0, count).map((team, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: teams have no name, and their order is all that they have
          <Team key={index} game={game} recipe={recipe} question={question} team={team} />
        ))}
      </Stack>
      {answer.teams.length > count && (
        <Button small onClick={() => setCount(count + 10)}>
          {t('finder.more')}
        </Button>
      )}
    </Stack>
  );
}

interface TeamProps {
  readonly game: Game;
  readonly recipe: Recipe;
  readonly question: SolveInput;
  readonly team: SolvedDishTeam;
}

const tenth = numberFormat({ maximumFractionDigits: 1 });

function Team({ game, recipe, question, team }: TeamProps) {
  return (
    <Card as="li" pad={3.5} gap={2.5} align="start">
      <Grid as="ul" least={9.375} even wide gap={3} gapX={2}>
        {team.members.map((member, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same species may be there twice
          <Member key={place} game={game} member={member} />
        ))}
      </Grid>
      <ul className={recipesStyles.recipeIngredients} data-ui="recipe-ingredients">
        {recipe.ingredients.map(({ ingredient, amount }) => {
          const made = team.producedIngredients.find(({ name }) => name === ingredient.name)?.amount ?? 0;
          return (
            <li key={ingredient.key}>
              <IngredientPicture ingredient={ingredient} size={24} />
              {t('finder.madeOf', { made: tenth(made), need: amount })}
            </li>
          );
        })}
      </ul>
      <PutIntoTeam game={game} recipe={recipe} question={question} team={team} />
    </Card>
  );
}

function Member({ game, member }: { readonly game: Game; readonly member: SolvedMember }) {
  const own = useCreatures((state) =>
    member.externalId === undefined ? undefined : state.creatures[member.externalId],
  );
  const species = game.species.get(member.pokemon);
  return (
    <Stack as="li" className={recipeDialogStyles.finderMember} align="center" textAlign="center">
      <Portrait species={species} size={52} shiny={own?.shiny ?? false} decorative />
      <b>{own ? displayNameOf(own) : nameOf('species', species)}</b>
      <Text as="span" block tone="muted" size="note">
        {t('finder.member', {
          level: member.level,
          nature: member.nature,
          hours: game.ribbons[member.ribbon]?.hours ?? 0,
        })}
      </Text>
      <Text as="span" className={recipeDialogStyles.finderDrops} tone="muted" size="note">
        {t('finder.drops')}
        {member.ingredients.map(({ name, amount }, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots do not move, and two may hold the same
          <Row as="span" key={slot} inline gap={0.5} tone="muted" size="note">
            <IngredientPicture ingredient={game.ingredients.get(name)} size={20} />
            {amount}
          </Row>
        ))}
      </Text>
      {member.subskills.length > 0 && (
        <span className={recipeDialogStyles.finderSubskills}>
          {member.subskills.map((name) => (
            <SubskillBadge key={name} subskill={game.subskills.get(name)} />
          ))}
        </span>
      )}
      <span className={recipesStyles.recipeIngredients} data-ui="recipe-ingredients">
        {member.producedIngredients
          .filter(({ amount }) => amount >= 0.1)
          .slice(0, 3)
          .map(({ name, amount }) => (
            <Row as="span" key={name} inline gap={0.5} tone="muted" size="note">
              <IngredientPicture ingredient={game.ingredients.get(name)} size={20} />
              {t('finder.perMeal', { amount: tenth(amount) })}
            </Row>
          ))}
      </span>
    </Stack>
  );
}

function PutIntoTeam({ game, recipe, question, team }: TeamProps) {
  const { teams: actions } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const teams = useTeams((state) => state.teams);
  const own = useCreatures((state) => state.creatures);
  const randomNickname = useUser((user) => user.randomizeNicknames);
  const put = (index: number) => {
    const { given, settings } = question;
    const known = { ...own, ...Object.fromEntries(given.map((creature) => [creature.externalId, creature])) };
    const birth = () => ({ id: newId(), random: Math.random, randomNickname });
    const made = teamFrom(team, { game, recipe, index, settings, own: known, birth });
    const undo = actions.setTeam(index, made.team, made.creatures);
    actions.setCurrentTeam(index);
    show({
      kind: 'success',
      text: t('finder.added', { number: index + 1, dish: nameOf('recipes', recipe) }),
      undo,
    });
    void navigate({ to: '/calculator' });
  };
  const free = freeTeam(teams);
  // An unused team comes first, because nothing is lost there.
  const ordered = free ? [free, ...teams.filter((other) => other !== free)] : teams;
  return (
    <Menu
      label={t('finder.addToTeam')}
      align="start"
      trigger={(props) => (
        <Button small icon={<Glyph name="plus" />} {...props}>
          {t('finder.addToTeam')}
        </Button>
      )}
      entries={ordered.map((target) => ({
        key: String(target.index),
        label: t('finder.target', { number: target.index + 1, team: target.name }),
        description: replacedWords(target),
        onChoose: () => put(target.index),
      }))}
    />
  );
}
