// The coin's turning: clicks add a flip, every ten seconds it spins by itself, and it rests while the page is hidden.
import { useEffect, useState } from 'react';
import { STILL } from '../../ui/use-media.ts';
import { type CoinTurn, flip, SELF_SPIN_EVERY, selfSpin } from './coin.ts';

interface Turning {
  readonly angle: number;
  readonly duration: number;
}

export function useCoin(random: () => number = Math.random): {
  readonly turning: Turning;
  readonly flipCoin: () => void;
} {
  const [turning, setTurning] = useState<Turning>({ angle: 0, duration: 0 });
  const turn = ({ degrees, duration }: CoinTurn) => setTurning(({ angle }) => ({ angle: angle + degrees, duration }));

  useEffect(() => {
    if (window.matchMedia(STILL).matches) return undefined;
    let timer: number | undefined;
    const spin = () => setTurning(({ angle }) => ({ angle: angle + selfSpin.degrees, duration: selfSpin.duration }));
    const follow = () => {
      window.clearInterval(timer);
      timer = document.hidden ? undefined : window.setInterval(spin, SELF_SPIN_EVERY);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);

  return { turning, flipCoin: () => turn(flip(random)) };
}
