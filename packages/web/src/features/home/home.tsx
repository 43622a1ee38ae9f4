// The first page: what Oversleep is, and a lookup to begin with.
import { Coin } from '../../parts/ovi.tsx';
import { LookupPanel } from './lookup-panel.tsx';
import './home.css';

export function Home() {
  return (
    <div className="home">
      <main className="home-main">
        <div className="home-top">
          <div>
            <h1 className="home-title">
              Oversleep <small className="home-beta">beta</small>
            </h1>
            <p className="home-words">
              Oversleep helps you overthink your sleep tracking. Look up a helper from Pokémon Sleep, turn every dial,
              and know what it is worth before you nod off.
            </p>
          </div>
          <Coin className="home-coin" />
        </div>
        <LookupPanel />
      </main>
      <footer className="home-foot">
        Made by players for players. Oversleep is not connected with the makers of Pokémon Sleep.
      </footer>
    </div>
  );
}
