// Header of a member: island, name, scores, speech bubble, and arrows to the other members.
import { numberFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { IV_KINDS, ivKindName } from '../../../parts/figures/iv-bars.tsx';
import { IslandPicture } from '../../../parts/pictures/island-picture.tsx';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { SpeechBubble } from '../../../ui/overlays/speech-bubble.tsx';
import type { ResultsProps } from '../results/props.ts';
import { type MemberContext, memberName, type TeamReport } from '../results/team-report.ts';
import { useSpeech } from './use-speech.ts';
import * as styles from './member-hero.module.css';

const t = messages('calculatorMembers');

const wholePercent = numberFormat({ style: 'percent' });

interface MemberHeroProps {
  readonly context: TeamReport;
  readonly member: MemberContext;
  readonly iv: ResultsProps['ivs'][string] | undefined;
  readonly onSelect: (place: number) => void;
}

export function MemberHero({ context, member, iv, onSelect }: MemberHeroProps) {
  const { members, game, settings } = context;
  const { build, creature } = member;
  const here = members.indexOf(member);
  const go = (step: number) => {
    const next = members[(here + step + members.length) % members.length];
    if (next) onSelect(next.place);
  };
  return (
    <Row className={styles.row} gap={1} align="stretch">
      {members.length > 1 && <Arrow direction="left" label={t('hero.previous')} onClick={() => go(-1)} />}
      <Row className={styles.hero} justify="end" grow slim>
        <span className={styles.island}>
          <IslandPicture island={game.islands.get(settings.island)} wide size={140} decorative />
        </span>
        <Stack className={styles.wedge} gap={0.5}>
          <Text as="h2" className={styles.name} size="head-medium" breaks="never">
            {memberName(member)}
          </Text>
          <Note className={styles.species} size="label">
            {t('hero.species', { level: creature.level, species: nameOf('species', build.species) })}
          </Note>
          <Stack as="p" className={styles.scores} size="note">
            {IV_KINDS.map((kind) => (
              <span key={kind}>
                <Text as="b" tone={kind}>
                  {iv ? wholePercent(iv[kind] / 100) : '…'}
                </Text>{' '}
                {ivKindName(kind)}
              </span>
            ))}
            <Note as="span" size="small">
              {t('hero.ofIdeal')}
            </Note>
          </Stack>
        </Stack>
        <div className={styles.bubble}>
          <Bubble member={member} />
        </div>
        <span className={styles.portrait}>
          <Portrait species={build.species} size={132} shiny={creature.shiny} happy />
        </span>
      </Row>
      {members.length > 1 && <Arrow direction="right" label={t('hero.next')} onClick={() => go(1)} />}
    </Row>
  );
}

function Bubble({ member }: { readonly member: MemberContext }) {
  const line = useSpeech(member.build.nature.name, member.creature.externalId);
  return (
    <SpeechBubble lead={t('hero.level', { level: member.creature.level })} name={memberName(member)} tail="right">
      <span className={styles.line}>{line}</span>
    </SpeechBubble>
  );
}

interface ArrowProps {
  readonly direction: 'left' | 'right';
  readonly label: string;
  readonly onClick: () => void;
}

function Arrow({ direction, label, onClick }: ArrowProps) {
  return (
    <Stack as="button" className={styles.arrow} tap middle rigid corner="card" aria-label={label} onClick={onClick}>
      <Glyph name={direction} size={28} />
    </Stack>
  );
}
