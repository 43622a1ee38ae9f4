// What is taken for granted as long as the player has not said otherwise.
import { gameOf } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { useUser } from '../../state/context.ts';
import { potSizeOf } from '../../state/user.ts';

export function Assumptions() {
  const edition = useUser((user) => user.edition);
  const potSize = useUser((user) => user.potSize);
  const hasLevels = useUser((user) => Object.keys(user.recipeLevels).length > 0);
  if (potSize !== null && hasLevels) return null;
  const pot = `the largest pot (${potSizeOf({ potSize: null, edition })})`;
  const levels = `every recipe at level ${gameOf(edition).rules.maxRecipeLevel}`;
  return (
    <p className="assumptions">
      Assuming {[potSize === null ? pot : '', hasLevels ? '' : levels].filter((word) => word !== '').join(' and ')}. Set{' '}
      {potSize === null && <Link to="/settings/game">your pot</Link>}
      {potSize === null && !hasLevels && ' and '}
      {!hasLevels && <Link to="/recipes">your levels</Link>}.
    </p>
  );
}
