// Which teams are compared: all that have somebody in them, to be ticked.
import { gameOf } from '@oversleep/game';
import { Portrait } from '../../parts/portrait.tsx';
import { useAppState, useCreatures, useTeams, useUser } from '../../state/context.ts';
import { membersOf } from '../../state/data.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { comparable, type TeamEntry } from './team-entry.ts';

export function TeamPicker({ entries }: { readonly entries: readonly TeamEntry[] }) {
  const { creatures: actions } = useAppState();
  const teams = useTeams((state) => state.teams);
  const creatures = useCreatures((state) => state.creatures);
  const game = gameOf(useUser((user) => user.edition));
  const chosen = entries.map(({ index }) => index);
  const toggle = (index: number, on: boolean) =>
    actions.setComparedTeams(on ? [...chosen, index] : chosen.filter((other) => other !== index));
  return (
    <fieldset className="team-picker">
      <legend className="team-select-label">Teams</legend>
      {comparable(teams).map((team) => (
        <Checkbox
          key={team.index}
          checked={chosen.includes(team.index)}
          onChange={(on) => toggle(team.index, on)}
          label={
            <span className="team-picker-one">
              {team.name}
              <span className="team-select-members">
                {membersOf(team).map((id) => {
                  const creature = creatures[id];
                  const species = creature && game.species.find(creature.pokemon);
                  return species && <Portrait key={id} species={species} size={28} shiny={creature.shiny} decorative />;
                })}
              </span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
