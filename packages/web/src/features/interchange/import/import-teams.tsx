// The teams of the files, and for which of them there is room.
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { ImportChoices } from './apply-import.ts';
import type { ImportPlan, PlannedTeam } from './import-plan.ts';
import { noTeamRoomWords } from './import-words.ts';
import * as styles from './import.module.css';

const t = messages('interchange');

const listed = listFormat({ type: 'unit' });

interface ImportTeamsProps {
  readonly plan: ImportPlan;
  readonly choices: ImportChoices;
  /** Names of those that find no room. */
  readonly without: readonly string[];
  readonly onChoose: (choices: ImportChoices) => void;
}

export function ImportTeams({ plan, choices, without, onChoose }: ImportTeamsProps) {
  if (plan.teams.length === 0) return null;
  const names = new Map(plan.rows.map(({ key, fields, merged }) => [key, displayNameOf(merged ?? fields)]));
  const membersOf = ({ members }: PlannedTeam): string =>
    listed(members.flatMap((key) => (key === null ? [] : (names.get(key) ?? []))));
  const toggle = (key: string, on: boolean) => {
    const leftTeams = new Set(choices.leftTeams);
    if (on) leftTeams.delete(key);
    else leftTeams.add(key);
    onChoose({ ...choices, leftTeams });
  };
  return (
    <section className={styles.group} data-group="teams" aria-label={t('groups.teams')}>
      <h3>{t('groups.counted', { title: t('groups.teams'), count: plan.teams.length })}</h3>
      {without.length > 0 && <Banner kind="warning" what={noTeamRoomWords(without)} />}
      <ul className={styles.rows}>
        {plan.teams.map((team) => (
          <li key={team.key}>
            <Checkbox
              label={team.team.name}
              note={team.isThere ? t('teams.there') : membersOf(team) || t('teams.empty')}
              checked={!team.isThere && !choices.leftTeams.has(team.key)}
              disabled={team.isThere}
              onChange={(on) => toggle(team.key, on)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
