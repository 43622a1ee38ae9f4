// A nickname of at most twelve characters, typed or thrown. An empty one keeps the old.
import {
  editNickname,
  type Gender,
  MAX_NICKNAME,
  nicknameFor,
  nicknameLength,
  randomNickname,
  type Species,
  secureRandom,
} from '@oversleep/game';
import { IconDice5 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '../../../state/context.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import * as styles from './name-dialog.module.css';

interface NameDialogProps {
  /** Empty where it has none. */
  readonly name: string;
  /** What it is called without a new one. */
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
  const problem = 'problem' in edited ? edited.problem : undefined;
  const accept = () => {
    if ('name' in edited) onName(edited.name);
  };
  const roll = () => {
    const random = secureRandom();
    setTyped(species ? nicknameFor(species, gender, true, random) : randomNickname(random, gender));
  };
  return (
    <Dialog
      open
      title="Change Name"
      maxWidth={600}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={problem !== undefined} onClick={accept}>
            OK
          </Button>
        </>
      }
    >
      <form
        className={styles.nameDialog}
        onSubmit={(event) => {
          event.preventDefault();
          accept();
        }}
      >
        <TextField
          label="Nickname"
          value={typed}
          message={problem}
          note={`${nicknameLength(typed.trim())} of ${MAX_NICKNAME} characters. Leave it empty to keep ${shownName}.`}
          placeholder={shownName}
          data-autofocus
          onFocus={(event) => event.target.select()}
          onChange={setTyped}
        />
        <IconButton outlined label="Clear the name" icon={<Glyph name="close" />} onClick={() => setTyped('')} />
        <IconButton outlined label="Random name" icon={<IconDice5 size={22} aria-hidden="true" />} onClick={roll} />
        <p className={styles.hint}>
          {isRandom ? 'New Pokémon get a random name' : 'New Pokémon are named after their species'}; change that in{' '}
          <Link to="/settings/site">Site Settings</Link>.
        </p>
      </form>
    </Dialog>
  );
}
