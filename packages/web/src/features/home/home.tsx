// The first page: what Oversleep is, the coin, the three things to do, and quiet ways to the rest.
import { Link } from '@tanstack/react-router';
import { Coin } from '../../parts/ovi.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { useCoin } from './use-coin.ts';
import './home.css';

export function Home() {
  const { turning, flipCoin } = useCoin();
  return (
    <div className="home">
      <div className="home-top">
        <div className="home-words">
          <h1 className="home-title">
            Oversleep{' '}
            <Link to="/beta" className="home-beta">
              beta
            </Link>
          </h1>
          <p>Overthink your sleep tracking.</p>
          <p>Plan your strategy with simulations you can trust.</p>
          <Link to="/calculator" className="button button-primary home-start">
            Get started
          </Link>
        </div>
        <button type="button" className="home-coin" onClick={flipCoin} aria-label="Flip the coin">
          <span
            className="home-coin-turning"
            style={{ transform: `rotateY(${turning.angle}deg)`, transitionDuration: `${turning.duration}ms` }}
          >
            <Coin className="home-coin-face" />
            <CoinBack />
          </span>
        </button>
      </div>
      <FeatureCards />
      <nav className="home-more" aria-label="More">
        <Link to="/recipes">Recipes: every dish, and who cooks it</Link>
        <Link to="/settings/game">Settings: your pot, islands and recipe levels</Link>
        <Link to="/beta">What beta means</Link>
      </nav>
    </div>
  );
}

/** The other side: the moon over the hills. */
function CoinBack() {
  return (
    <svg className="home-coin-face home-coin-back" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle className="home-coin-rim" cx="100" cy="100" r="96" />
      <circle className="home-coin-sky" cx="100" cy="100" r="84" />
      <path className="home-coin-moon" d="M112 48 a40 40 0 1 0 34 58 a32 32 0 0 1 -34 -58 Z" />
      <path className="home-coin-hill" d="M18 118 C46 96 76 104 104 120 S160 122 182 114 A84 84 0 0 1 18 118 Z" />
      <g className="home-coin-star">
        <circle cx="52" cy="62" r="3" />
        <circle cx="76" cy="40" r="2.2" />
        <circle cx="150" cy="60" r="2.6" />
      </g>
    </svg>
  );
}
