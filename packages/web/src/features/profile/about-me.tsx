// Picture and name, each a button that changes it.
import { IconCrown, IconHeartFilled } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { Avatar } from '../../parts/pictures/avatar.tsx';
import { useUser } from '../../state/context.ts';
import { Glyph } from '../../ui/glyph.tsx';
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
    <section className={styles.about} aria-labelledby="about-me">
      <h2 id="about-me" className={styles.heading}>
        {t('about.title')}
      </h2>
      <button type="button" className={styles.avatar} aria-label={t('about.changePicture')} onClick={onAvatar}>
        <Avatar avatar={avatar} userRole={role} size={100} />
        <span className={styles.pencil}>
          <Glyph name="pencil" size={18} />
        </span>
      </button>
      <button type="button" className={styles.name} data-role={role} onClick={onName}>
        <span className={styles.nameText}>{name}</span>
        <Glyph name="pencil" size={18} />
        <span className="unseen">{t('name.title')}</span>
      </button>
      {role !== 'default' && (
        <p className={styles.role} data-role={role}>
          {role === 'admin' ? (
            <IconCrown size={18} aria-hidden="true" />
          ) : (
            <IconHeartFilled size={18} aria-hidden="true" />
          )}
          {role === 'admin' ? t('about.admin') : t('about.supporter')}
        </p>
      )}
    </section>
  );
}
