// Picture and name, each a button that changes it.
import { IconCrown, IconHeartFilled } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { Avatar, ROLE_COLOURS } from '../../parts/pictures/avatar.tsx';
import { useUser } from '../../state/context.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import * as styles from './profile.module.css';

const t = messages('profile');

interface AboutMeProps {
  readonly onAvatar: () => void;
  readonly onName: () => void;
}

export function AboutMe({ onAvatar, onName }: AboutMeProps) {
  const name = useUser((user) => user.name);
  const avatar = useUser((user) => user.avatar);
  const role = useUser((user) => user.role);
  return (
    <Stack as="section" className={styles.about} gap={2} align="center" aria-labelledby="about-me">
      <h2 id="about-me" className={styles.heading}>
        {t('about.title')}
      </h2>
      <button type="button" className={styles.avatar} aria-label={t('about.changePicture')} onClick={onAvatar}>
        <Avatar avatar={avatar} userRole={role} size={100} />
        <Stack as="span" className={styles.pencil} middle>
          <Glyph name="pencil" size={18} />
        </Stack>
      </button>
      <button type="button" className={styles.name} onClick={onName}>
        <Text as="span" slim breaks="anywhere">
          {name}
        </Text>
        <Glyph name="pencil" size={18} />
        <span className="unseen">{t('name.title')}</span>
      </button>
      {role !== 'default' && (
        <Row as="p" inline gap={1.5} weight={700} style={{ color: ROLE_COLOURS[role] }}>
          {role === 'admin' ? (
            <IconCrown size={18} aria-hidden="true" />
          ) : (
            <IconHeartFilled size={18} aria-hidden="true" />
          )}
          {role === 'admin' ? t('about.admin') : t('about.supporter')}
        </Row>
      )}
    </Stack>
  );
}
