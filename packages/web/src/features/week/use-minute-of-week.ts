// The minute of the device's week, kept up to date while a page shows it.
import { DAY, DAYS_A_WEEK } from '@oversleep/game';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Since Monday 00:00. */
export function useMinuteOfWeek(): number {
  const [minute, setMinute] = useState(minuteNow);
  useEffect(() => {
    let timer: number;
    const wait = () => {
      timer = window.setTimeout(
        () => {
          setMinute(minuteNow());
          wait();
        },
        MINUTE_MS - (Date.now() % MINUTE_MS),
      );
    };
    wait();
    return () => window.clearTimeout(timer);
  }, []);
  return minute;
}

function minuteNow(): number {
  const now = new Date();
  const sinceMonday = (now.getDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  return sinceMonday * DAY + now.getHours() * 60 + now.getMinutes();
}
