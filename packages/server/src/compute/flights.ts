// One computation for all who ask the same at the same time; it ends early when all of them have gone.

export interface Flights<T> {
  /** The result of what runs under this key, else of `start`. */
  readonly join: (key: string, signal: AbortSignal, start: (stop: AbortSignal) => Promise<T>) => Promise<T>;
}

interface Flight<T> {
  passengers: number;
  readonly outcome: Promise<T>;
  readonly stop: AbortController;
}

export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();

  const begin = (key: string, start: (stop: AbortSignal) => Promise<T>): Flight<T> => {
    const stop = new AbortController();
    const flight: Flight<T> = { passengers: 0, outcome: start(stop.signal), stop };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.outcome.then(land, land);
    return flight;
  };

  const leave = (key: string, flight: Flight<T>, reason: unknown) => {
    flight.passengers -= 1;
    if (flight.passengers > 0) return;
    // Whoever comes now begins anew: this one is lost.
    if (flights.get(key) === flight) flights.delete(key);
    flight.stop.abort(reason);
  };

  return {
    join: (key, signal, start) => {
      if (signal.aborted) return Promise.reject(signal.reason);
      const flight = flights.get(key) ?? begin(key, start);
      flight.passengers += 1;
      return new Promise<T>((resolve, reject) => {
        const go = () => {
          reject(signal.reason);
          leave(key, flight, signal.reason);
        };
        signal.addEventListener('abort', go, { once: true });
        flight.outcome.then(resolve, reject).finally(() => signal.removeEventListener('abort', go));
      });
    },
  };
}
