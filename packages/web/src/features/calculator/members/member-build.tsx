// Sub skills and nature of a member, and the choice of the time span.
import type { Creature, Game } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../../messages/names.ts';
import { NaturePicture } from '../../../parts/pictures/nature-picture.tsx';
import { SubskillBadge } from '../../../parts/pictures/subskill-badge.tsx';
import { useAppState, useTeams } from '../../../state/context.ts';
import { TIME_WINDOWS } from '../../../state/data/teams.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { MemberContext, TeamReport } from '../results/team-report.ts';
import * as styles from './member-build.module.css';

const t = messages('calculatorMembers');

interface MemberBuildProps {
  readonly context: TeamReport;
  readonly member: MemberContext;
  /** Of the team. */
  readonly teamIndex: number;
}

export function MemberBuild({ context, member, teamIndex }: MemberBuildProps) {
  const { dialogs, teams } = useAppState();
  const { show } = useSnackbar();
  const timeWindow = useTeams((state) => state.timeWindow);
  const { creature, build } = member;
  const save = (changed: Creature) => {
    const undo = teams.putMember(teamIndex, member.place, changed);
    show({
      kind: 'success',
      text: t('build.changed', { name: displayNameOf(changed) }),
      action: { label: t('build.undo'), onAction: undo },
    });
  };
  const edit = () => dialogs.openInput({ creature, onSave: save, around: context.question });
  return (
    <Stack gap={2} fit>
      <SubskillStrip game={context.game} creature={creature} onEdit={edit} />
      <Row className={styles.row} gap={2} gapX={5} wrap align="end">
        <Segmented
          label={t('build.time')}
          value={timeWindow}
          choices={TIME_WINDOWS.map((value) => ({ value, label: t(`window.${value}`) }))}
          onChange={(chosen) => teams.setTimeWindow(TIME_WINDOWS.find((value) => value === chosen) ?? '24H')}
        />
        <button type="button" className={styles.nature} onClick={edit}>
          <Text as="span" className={styles.pill} weight={700} frame="field" corner="pill">
            {nameOf('natures', build.nature)}
          </Text>
          <NaturePicture nature={build.nature} short />
          <span className="unseen"> {t('build.edit')}</span>
        </button>
      </Row>
    </Stack>
  );
}

interface SubskillStripProps {
  readonly game: Game;
  readonly creature: Creature;
  readonly onEdit: () => void;
}

function SubskillStrip({ game, creature, onEdit }: SubskillStripProps) {
  const tags = creature.subskills.flatMap((name, slot) => {
    const subskill = name === null ? undefined : game.subskills.find(name);
    const opensAt = game.rules.subskillUnlockLevels[slot] ?? 0;
    return subskill ? [{ subskill, ...(opensAt > creature.level ? { opensAt } : {}) }] : [];
  });
  return (
    <Row as="ul" gapX={1.5} wrap align="stretch" aria-label={t('build.subskills')}>
      {tags.map((tag) => (
        <li key={tag.subskill.key}>
          <button type="button" className={styles.tag} onClick={onEdit}>
            <SubskillBadge {...tag} />
            <span className="unseen"> {t('build.edit')}</span>
          </button>
        </li>
      ))}
      {tags.length === 0 && (
        <li>
          <button type="button" className={`${styles.tag} ${styles.none}`} onClick={onEdit}>
            {t('build.noSubskills')}
          </button>
        </li>
      )}
    </Row>
  );
}
