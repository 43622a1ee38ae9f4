// A moment in a table or card; where room is short it breaks between date and time, and nowhere else.
import { utcText } from '../../parts/words/moment.ts';
import * as styles from './admin.module.css';

export function UtcTime({ at }: { readonly at: string }) {
  const [date, time] = utcText(at).split(/(?<=,) /);
  return (
    <time dateTime={at}>
      <span className={styles.whole}>{date}</span> <span className={styles.whole}>{time}</span>
    </time>
  );
}
