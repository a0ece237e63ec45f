import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
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
      {days.map((each) => (
        <button
          key={each.day}
          type="button"
          aria-pressed={each.day === day}
          className={joinClasses(
            styles.day,
            each.resting && styles.resting,
            each.isToday && styles.today,
          )}
          onClick={() => onShow(each.day)}
        >
          <DayWords {...each} />
        </button>
      ))}
    </fieldset>
  );
}

/** As much as there is room for; the rest is heard. */
function DayWords({ name, date, isToday, resting }: WeekDay) {
  const number = date.slice(0, date.indexOf('.'));
  return (
    <>
      <span>
        {name.slice(0, 2)}
        <VisuallyHidden>{name.slice(2)} </VisuallyHidden>
      </span>
      <span className={styles.number}>
        {number}
        <VisuallyHidden>
          {date.slice(number.length)}
          {isToday && ', heute'}
          {resting && `, ${resting}`}
        </VisuallyHidden>
      </span>
    </>
  );
}
