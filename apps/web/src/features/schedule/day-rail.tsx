import { joinClasses } from '../../ui/join-classes.ts';
import type { WeekDay } from '../../ui/week-grid-props.ts';
import styles from './day-rail.module.css';

type DayRailProps = {
  days: readonly WeekDay[];
  day: number;
  onShow: (day: number) => void;
};

/** The notched rail with seven days, the shown one clamped to it. */
export function DayRail({ days, day, onShow }: DayRailProps) {
  return (
    <fieldset aria-label="Wochentag" className={styles.rail}>
      {days.map(({ day: each, name, date, isToday }) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === day}
          aria-label={`${name} ${date}${isToday ? ', heute' : ''}`}
          className={joinClasses(styles.day, isToday && styles.today)}
          onClick={() => onShow(each)}
        >
          <span>{name.slice(0, 2)}</span>
          <span className={styles.number}>{date.split('.')[0]}</span>
        </button>
      ))}
    </fieldset>
  );
}
