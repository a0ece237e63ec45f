import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { joinClasses } from '../../ui/join-classes.ts';
import { lastPlaceQuery } from '../lessons/shared/last-place-query.ts';
import { riddleQuery } from '../riddles/shared/riddle-query.ts';
import styles from './all-doors.module.css';
import { type Door, doors } from './doors.ts';

export function AllDoors() {
  const behind = useBehindDoors();
  return (
    <section className={styles.doors} aria-labelledby="tueren">
      <div className={styles.head}>
        <h2 id="tueren">Alle Türen</h2>
        <p className={styles.lead}>und was dahinter auf dich wartet</p>
      </div>
      <ul className={styles.list}>
        {doors.map((door) => (
          <DoorRow key={door.to} door={door} waiting={behind[door.to]} />
        ))}
      </ul>
    </section>
  );
}

/** Only what is really known; nothing while it isn't. */
function useBehindDoors(): Partial<Record<Door['to'], string>> {
  const place = useQuery(lastPlaceQuery()).data;
  const riddle = useQuery(riddleQuery()).data;
  return {
    ...(place && { '/learn': `${place.lessons.done} von ${place.lessons.of}` }),
    ...(riddle && { '/ai-companion': riddle.done ? 'Rätsel gelöst' : '1 Rätsel' }),
  };
}

function DoorRow({ door, waiting }: { door: Door; waiting: string | undefined }) {
  const { to, label, line, Icon } = door;
  return (
    <li className={styles.door}>
      <Icon
        size={20}
        className={joinClasses(styles.icon, 'look' in door && styles.ai)}
        aria-hidden="true"
      />
      <div className={styles.words}>
        <h3 className={styles.label}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </h3>
        <p className={styles.line}>{line}</p>
      </div>
      <p className={styles.waiting}>{'isEmpty' in door ? 'noch leer' : waiting}</p>
    </li>
  );
}
