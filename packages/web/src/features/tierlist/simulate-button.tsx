// Makes a suggested team one of the player's teams and opens it in the calculator.

import type { TierBuild } from '@oversleep/contract';
import { type Game, newId, type Recipe, secureRandom } from '@oversleep/game';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { useAppState, useTeams, useUser } from '../../state/context.ts';
import { teamAt } from '../../state/data/teams.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { destinations, simulatedTeam } from './simulated-team.ts';

const t = messages('tierlist');

interface SimulateButtonProps {
  readonly game: Game;
  readonly dish: Recipe;
  readonly level: number;
  readonly camp: boolean;
  readonly builds: readonly TierBuild[];
}

export function SimulateButton(props: SimulateButtonProps) {
  return (
    <Popover
      label={t('simulate.title', { dish: nameOf('recipes', props.dish) })}
      width={300}
      trigger={(trigger) => (
        <Button
          small
          variant="primary"
          icon={<IconPlayerPlayFilled size={16} />}
          {...trigger}
          aria-label={t('simulate.title', { dish: nameOf('recipes', props.dish) })}
        >
          <span>{t('simulate.button')}</span>
        </Button>
      )}
    >
      <Destination {...props} />
    </Popover>
  );
}

function Destination({ game, dish, level, camp, builds }: SimulateButtonProps) {
  const { teams: actions } = useAppState();
  const teams = useTeams((state) => state.teams);
  const currentIndex = useTeams((state) => state.currentIndex);
  const randomNickname = useUser((user) => user.randomizeNicknames);
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const choices = destinations(teams);
  const [wanted, setWanted] = useState(choices[0]?.index ?? 0);
  const chosen = choices.find(({ index }) => index === wanted) ?? choices[0];
  if (!chosen) return null;

  const simulate = () => {
    const { index } = chosen;
    const setup = { game, level, camp, recipe: dish.name };
    const team = simulatedTeam(setup, builds, { newId, random: secureRandom(), randomNickname });
    const undo = actions.setTeam(index, team.inPlaceOf(teamAt({ teams }, index)), team.creatures);
    actions.setCurrentTeam(index);
    void navigate({ to: '/calculator' });
    const takeBack = () => {
      undo();
      actions.setCurrentTeam(currentIndex);
    };
    show({
      kind: 'success',
      text: t('simulate.done', { dish: nameOf('recipes', dish), number: index + 1 }),
      undo: takeBack,
    });
  };

  return (
    <Stack gap={3}>
      <SelectField
        label={t('simulate.target')}
        value={String(chosen.index)}
        choices={choices.map(({ index, label }) => ({ value: String(index), label }))}
        onChange={(index) => setWanted(Number(index))}
      />
      {chosen.loses !== undefined && (
        <Row as="p" gap={2} align="stretch" tone="warning" size="label">
          <Glyph name="warning" /> {chosen.loses} {t('simulate.undoHint')}
        </Row>
      )}
      <Button variant="primary" wide onClick={simulate}>
        {chosen.loses === undefined ? t('simulate.button') : t('simulate.replace')}
      </Button>
    </Stack>
  );
}
