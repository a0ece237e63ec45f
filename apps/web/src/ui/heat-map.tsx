import { shortDate } from './german-date.ts';
import styles from './heat-map.module.css';
import { type HeatDay, heatLevel, monthMarks, weeksOf } from './heat-weeks.ts';
import { joinClasses } from './join-classes.ts';
import hidden from './visually-hidden.module.css';

type HeatMapProps = {
  title: string;
  /** One after the other, without a gap. */
  days: readonly HeatDay[];
  today: string;
};

const WEEKDAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

/** Light in the garage: a window for each day, brighter the longer somebody was there. */
export function HeatMap({ title, days, today }: HeatMapProps) {
  const weeks = weeksOf(days);
  const columns = { gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` };
  return (
    <figure className={styles.map}>
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.months} style={columns}>
          {monthMarks(weeks).map(({ month, column }) => (
            <span key={column} style={{ gridColumnStart: column + 1 }}>
              {month}
            </span>
          ))}
        </div>
        <div className={styles.weekdays}>
          {WEEKDAYS.map((name, place) => (
            <span key={name}>{place % 2 === 0 && name}</span>
          ))}
        </div>
        <div className={styles.windows} style={columns}>
          {weeks.flatMap((week) =>
            week.days.map(({ date, heat }) => <Window key={date} day={heat} today={today} />),
          )}
        </div>
      </div>
      <Legend hasHolidays={days.some(({ isHoliday }) => isHoliday)} />
      <HeatTable title={title} weeks={weeks} />
    </figure>
  );
}

function Window({ day, today }: { day: HeatDay | null; today: string }) {
  if (!day) return <i />;
  return (
    <i
      title={`${shortDate(day.day)} ${day.minutes} min`}
      className={joinClasses(
        styles.window,
        day.isHoliday && styles.holiday,
        day.day === today && styles.today,
      )}
      data-heat={heatLevel(day.minutes)}
    />
  );
}

function Legend({ hasHolidays }: { hasHolidays: boolean }) {
  return (
    <div className={styles.legend} aria-hidden="true">
      aus
      {[0, 1, 2, 3, 4].map((heat) => (
        <i key={heat} className={styles.window} data-heat={heat} />
      ))}
      über 60 min
      {hasHolidays && (
        <span className={styles.holidays}>
          <i className={joinClasses(styles.window, styles.holiday)} data-heat={0} /> Ferien
        </span>
      )}
    </div>
  );
}

function HeatTable({ title, weeks }: { title: string; weeks: ReturnType<typeof weeksOf> }) {
  return (
    <div className={hidden.hidden}>
      <table>
        <caption>{title}, in Minuten</caption>
        <thead>
          <tr>
            <th scope="col">Woche ab</th>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ start, days }) => (
            <tr key={start}>
              <th scope="row">{shortDate(start)}</th>
              {days.map(({ date, heat }) => (
                <td key={date}>{heat && minutesOf(heat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function minutesOf({ minutes, isHoliday }: HeatDay): string {
  return isHoliday ? `${minutes}, Ferien` : `${minutes}`;
}
