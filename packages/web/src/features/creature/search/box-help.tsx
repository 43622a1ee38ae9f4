// What the Pokébox is, told once. It does not stand in the way: the search works on beside it.
import { useId } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import * as styles from './box-help.module.css';

export function BoxHelp({ onRead }: { readonly onRead: () => void }) {
  const id = useId();
  return (
    <div className={styles.boxHelp} role="dialog" aria-labelledby={id}>
      <h3 id={id}>What is the Pokébox?</h3>
      <p>Click to toggle between all Pokémon and your saved collection</p>
      <p>Save any Pokémon from your teams to your Pokébox to quickly reuse them later.</p>
      <Button small variant="primary" onClick={onRead}>
        Got it!
      </Button>
    </div>
  );
}
