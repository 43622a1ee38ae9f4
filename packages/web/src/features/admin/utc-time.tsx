// A moment in a table or card; where room is short it breaks between date and time, and nowhere else.
import { utcText } from '../../parts/moment.ts';

export function UtcTime({ at }: { readonly at: string }) {
  const [date, time] = utcText(at).split(/(?<=,) /);
  return (
    <time dateTime={at}>
      <span className="admin-whole">{date}</span> <span className="admin-whole">{time}</span>
    </time>
  );
}
