// One computation for all callers who ask the same at the same time; it is stopped when all of them have left.

export interface Flights<T, P> {
  /** Joins the running computation of this key or begins one with `start`, which always sees who is waiting for it. */
  readonly join: (key: string, passenger: P, signal: AbortSignal, start: Start<T, P>) => Promise<T>;
}

type Start<T, P> = (stop: AbortSignal, passengers: ReadonlySet<P>) => Promise<T>;

interface Flight<T, P> {
  readonly passengers: Set<P>;
  readonly outcome: Promise<T>;
  readonly stop: AbortController;
}

export function createFlights<T, P>(): Flights<T, P> {
  const flights = new Map<string, Flight<T, P>>();

  const begin = (key: string, passenger: P, start: Start<T, P>): Flight<T, P> => {
    const stop = new AbortController();
    const passengers = new Set([passenger]);
    const flight: Flight<T, P> = { passengers, outcome: start(stop.signal, passengers), stop };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.outcome.then(land, land);
    return flight;
  };

  const leave = (key: string, passenger: P, flight: Flight<T, P>, reason: unknown) => {
    flight.passengers.delete(passenger);
    if (flight.passengers.size > 0) return;
    // It is being stopped, so the next caller starts a new one.
    if (flights.get(key) === flight) flights.delete(key);
    flight.stop.abort(reason);
  };

  return {
    join: (key, passenger, signal, start) => {
      if (signal.aborted) return Promise.reject(signal.reason);
      const flight = flights.get(key) ?? begin(key, passenger, start);
      flight.passengers.add(passenger);
      return new Promise<T>((resolve, reject) => {
        const go = () => {
          reject(signal.reason);
          leave(key, passenger, flight, signal.reason);
        };
        signal.addEventListener('abort', go, { once: true });
        flight.outcome.then(resolve, reject).finally(() => signal.removeEventListener('abort', go));
      });
    },
  };
}
