// The calculator: what one Pokémon is worth at any level.
import { LookupPanel } from './lookup-panel.tsx';
import './calculator.css';

export function Calculator() {
  return (
    <div className="calculator">
      <h1 className="unseen">Calculator</h1>
      <LookupPanel />
    </div>
  );
}
