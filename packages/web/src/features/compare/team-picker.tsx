// Checkboxes for the teams to compare.

import { messages } from '../../messages/messages.ts';
import { useAppState, useTeams } from '../../state/context.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Grid, Note, Row } from '../../ui/layout/layout.tsx';
import { comparable, type TeamEntry } from './team-entry.ts';
import { TeamFaces } from './team-faces.tsx';
import * as compareStyles from './compare.module.css';
import * as styles from './team-picker.module.css';

const t = messages('compare');

export function TeamPicker({ entries }: { readonly entries: readonly TeamEntry[] }) {
  const { creatures: actions } = useAppState();
  const teams = useTeams((state) => state.teams);
  const chosen = entries.map(({ index }) => index);
  const toggle = (index: number, on: boolean) =>
    actions.setComparedTeams(on ? [...chosen, index] : chosen.filter((other) => other !== index));
  return (
    <Grid as="fieldset" className={styles.teamPicker} gap={1} gapX={4} slim flush>
      <Note as="legend" className={compareStyles.teamSelectLabel} size="label" weight={600}>
        {t('teams.pick')}
      </Note>
      {comparable(teams).map((team) => (
        <Checkbox
          key={team.index}
          checked={chosen.includes(team.index)}
          onChange={(on) => toggle(team.index, on)}
          label={
            <Row as="span" gap={1} gapX={2.5} wrap>
              {team.name}
              <TeamFaces team={team} size={28} decorative />
            </Row>
          }
        />
      ))}
    </Grid>
  );
}
