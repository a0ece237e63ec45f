import type { OpenAssessment } from '@hbg/contract/assessments';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import rows from './rows.module.css';

/** What was begun, with the way back to its next item. */
export function OpenAssessments({ open }: { open: readonly OpenAssessment[] }) {
  if (open.length === 0) return null;
  return (
    <ul className={rows.rows}>
      {open.map(({ id, topic, answered, wanted }) => (
        <li key={id} className={rows.row}>
          <div className={rows.words}>
            <span className={rows.title}>Angefangen: {topic}</span>,{' '}
            <span className={rows.note}>
              {answered} von etwa {wanted}
            </span>
          </div>
          <Link
            to="/profile/assessment/$assessmentId"
            params={{ assessmentId: id }}
            className={buttonClass({ size: 'small' })}
            aria-label={`Weitermachen: ${topic}`}
          >
            Weitermachen
          </Link>
        </li>
      ))}
    </ul>
  );
}
