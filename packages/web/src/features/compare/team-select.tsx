// The team that the compared ones are put into: one with room, or none.
import { type Game, gameOf } from '@oversleep/game';
import { IconTent, IconTrash } from '@tabler/icons-react';
import { IslandPicture } from '../../parts/island-picture.tsx';
import { Portrait } from '../../parts/portrait.tsx';
import { MAX_AROUND } from '../../state/comparison.ts';
import { useCreatures, useTeams, useUser } from '../../state/context.ts';
import { type Creatures, membersOf, type PlayerTeam } from '../../state/data.ts';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Popover } from '../../ui/popover.tsx';

interface TeamSelectProps {
  readonly value: number | null;
  readonly onChange: (index: number | null) => void;
}

export function TeamSelect({ value, onChange }: TeamSelectProps) {
  const teams = useTeams((state) => state.teams);
  const creatures = useCreatures((state) => state.creatures);
  const game = gameOf(useUser((user) => user.edition));
  const team = value === null ? undefined : teams[value];
  return (
    <div className="team-select">
      <span className="team-select-label" id="team-select-label">
        In the team
      </span>
      <Popover
        label="Select team"
        align="start"
        width={400}
        trigger={(props) => (
          <button type="button" className="team-select-button" {...props}>
            <span className="unseen">In the team: </span>
            {team ? <TeamFacts game={game} team={team} creatures={creatures} /> : <span>Select team</span>}
            <Glyph name="down" size={16} />
          </button>
        )}
      >
        {(close) => (
          <TeamList
            game={game}
            teams={teams}
            creatures={creatures}
            value={value}
            onChoose={(index) => {
              onChange(index);
              close();
            }}
          />
        )}
      </Popover>
    </div>
  );
}

interface TeamFactsProps {
  readonly game: Game;
  readonly team: PlayerTeam;
  readonly creatures: Creatures;
}

function TeamFacts({ game, team, creatures }: TeamFactsProps) {
  const island = game.islands.find(team.island.shortName);
  return (
    <span className="team-select-facts">
      <b className="team-select-name">{team.name}</b>
      {island && <IslandPicture island={island} size={32} />}
      {team.camp && <IconTent size={22} aria-label="With camp" />}
      <Members game={game} team={team} creatures={creatures} />
    </span>
  );
}

function Members({ game, team, creatures }: TeamFactsProps) {
  return (
    <span className="team-select-members">
      {membersOf(team).map((id) => {
        const creature = creatures[id];
        const species = creature && game.species.find(creature.pokemon);
        return species && <Portrait key={id} species={species} size={32} shiny={creature.shiny} />;
      })}
    </span>
  );
}

interface TeamListProps {
  readonly game: Game;
  readonly teams: readonly PlayerTeam[];
  readonly creatures: Creatures;
  readonly value: number | null;
  readonly onChoose: (index: number | null) => void;
}

function TeamList({ game, teams, creatures, value, onChoose }: TeamListProps) {
  return (
    <div className="team-select-panel">
      <p className="team-select-words">
        Only teams of up to {MAX_AROUND} have room for one more. What was calculated before stays until you have it
        recalculated.
      </p>
      <ul className="team-select-list">
        {teams.map((team) => {
          const count = membersOf(team).length;
          return (
            <li key={team.index}>
              <button
                type="button"
                className="team-select-row"
                aria-pressed={team.index === value}
                disabled={count > MAX_AROUND}
                onClick={() => onChoose(team.index)}
              >
                <b>{team.name}</b>
                {count === 0 ? (
                  <span className="team-select-none">Nobody yet, only its settings</span>
                ) : (
                  <Members game={game} team={team} creatures={creatures} />
                )}
                {count > MAX_AROUND && <span className="team-select-none">Full</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        small
        icon={<IconTrash size={18} aria-hidden="true" />}
        disabled={value === null}
        onClick={() => onChoose(null)}
      >
        No team
      </Button>
    </div>
  );
}
