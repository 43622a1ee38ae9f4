// @vitest-environment happy-dom
// The panel of a member's slot names the dishes that a candidate brings within reach.
import { gameOf } from '@oversleep/game';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { MIXED_TEAM, simulated } from '../../testing/productions.ts';
import { PlacePanel } from './place-panel.tsx';
import { teamTotal } from './use-present.ts';

const t = messages('compare');

test('a dish that the team cooks four times a week only with the candidate is named', async () => {
  const { production, question } = await simulated();
  const game = gameOf(question.edition);
  const [creature, present] = MIXED_TEAM;
  const [own, errors] = [production.members[0], production.errors.members[0]];
  const [reached, usual] = game.recipes.rows;
  if (!creature || !present || !own || !errors || !reached || !usual) throw new Error('nothing to compare');
  const { total } = production.team;
  const figures = {
    production: own,
    errors,
    team: total,
    values: null,
    dishes: { [reached.name]: 4.2, [usual.name]: 9 },
  };
  render(
    <PlacePanel
      entries={[
        {
          id: creature.externalId,
          creature,
          species: game.species.find(creature.pokemon),
          level: creature.level,
          rp: undefined,
          question,
          key: 'key',
          figures,
          hasFigures: true,
          isStale: false,
        },
      ]}
      present={{ creature: present, sneakySnacking: false }}
      known={teamTotal(total, 1, null)}
      dishes={{ [usual.name]: 9 }}
    />,
  );
  expect(screen.getByText(t('place.reaches', { dish: reached.displayName, count: 4 }))).toBeTruthy();
  expect(screen.queryByText(new RegExp(usual.displayName))).toBeNull();
});
