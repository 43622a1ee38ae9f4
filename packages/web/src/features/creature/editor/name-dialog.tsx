// Edits a nickname of at most twelve characters, or rolls a random one. Empty keeps the old one.
import {
  editNickname,
  type Gender,
  MAX_NICKNAME,
  type NameProblem,
  nicknameFor,
  nicknameLength,
  randomNickname,
  type Species,
  secureRandom,
} from '@oversleep/game';
import { IconDice5 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useUser } from '../../../state/context.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Grid, Note } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import * as styles from './name-dialog.module.css';

const t = messages('creature');

interface NameDialogProps {
  /** Empty if it has none. */
  readonly name: string;
  /** The name that is shown if none is entered. */
  readonly shownName: string;
  readonly species: Species | undefined;
  readonly gender: Gender | undefined;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export function NameDialog({ name, shownName, species, gender, onName, onClose }: NameDialogProps) {
  const isRandom = useUser((user) => user.randomizeNicknames);
  const [typed, setTyped] = useState(name);
  const edited = editNickname(typed, name);
  const problem = 'problem' in edited ? problemText(edited.problem) : undefined;
  const accept = () => {
    if ('name' in edited) onName(edited.name);
  };
  const roll = () => {
    const random = secureRandom();
    setTyped(species ? nicknameFor(species, gender, true, random) : randomNickname(random, gender));
  };
  return (
    <FormDialog
      title={t('name.title')}
      maxWidth={600}
      draft={typed}
      submit={t('name.ok')}
      disabled={problem !== undefined}
      onSubmit={accept}
      onClose={onClose}
    >
      <Grid className={styles.nameDialog} gap={2}>
        <TextField
          label={t('name.label')}
          value={typed}
          message={problem}
          // The rule that is broken is said once.
          note={
            problem === undefined
              ? t('name.note', { length: nicknameLength(typed.trim()), limit: MAX_NICKNAME, name: shownName })
              : ''
          }
          placeholder={shownName}
          data-autofocus
          onFocus={(event) => event.target.select()}
          onChange={setTyped}
        />
        <IconButton outlined label={t('name.clear')} icon={<Glyph name="close" />} onClick={() => setTyped('')} />
        <IconButton outlined label={t('name.roll')} icon={<IconDice5 size={22} aria-hidden="true" />} onClick={roll} />
        <Note across>
          {t.rich(isRandom ? 'name.random' : 'name.bySpecies', {
            link: (inner) => <Link to="/settings/site">{inner}</Link>,
          })}
        </Note>
      </Grid>
    </FormDialog>
  );
}

const problemText = (problem: NameProblem): string =>
  problem === 'direction' || problem === 'marks' ? t(`name.${problem}`) : t('name.tooLong', { limit: MAX_NICKNAME });
