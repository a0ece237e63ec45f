import { askProjectHelp, type Project } from '@hbg/contract/projects';
import { TutorSays } from '../../ui/tutor-says.tsx';
import { askStreaming } from '../chat/shared/stream/ask-streaming.ts';
import styles from './help-tab.module.css';
import { TalkBox } from './shared/talk-box.tsx';
import { isGone, useLeaveGone } from './shared/use-leave-gone.ts';

export function HelpTab({ project }: { project: Project }) {
  const { id, advice } = project;
  const leave = useLeaveGone();
  return (
    <div className={styles.tab}>
      <TalkBox
        label="KI-Hilfe"
        entry={`project-help:${id}`}
        placeholder="Frag die KI zu deinem Projekt"
        greeting={`Ich kenne **${withoutMarks(project.title)}**: was du bauen willst, was fertig ist und was du daran gearbeitet hast. Frag mich, wenn du nicht weiterweißt.`}
        ask={async (message, listening) => {
          try {
            return await askStreaming(
              askProjectHelp,
              { body: { projectId: id, message } },
              listening,
            );
          } catch (error) {
            if (isGone(error)) leave(id);
            throw error;
          }
        }}
      />
      <TutorSays who="KI-Empfehlung">
        <p>{advice.recommendation}</p>
      </TutorSays>
      <TutorSays who="Nächste Schritte">
        <ul className={styles.steps}>
          {advice.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </TutorSays>
    </div>
  );
}

/** A title is no markup. */
function withoutMarks(title: string): string {
  return title.replaceAll(/[*`_]/g, '');
}
