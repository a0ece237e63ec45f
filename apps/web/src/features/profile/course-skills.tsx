import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkillBars } from '../../ui/skill-bars.tsx';
import { skillsQuery } from './queries.ts';
import { Section } from './section.tsx';

/** How much of the course is proven: done with all goals, without the solution. */
export function CourseSkills() {
  const query = useQuery(skillsQuery);
  return (
    <Section title="Was du kannst" aside="aus den Lektionen">
      <QueryView
        query={query}
        loading={<Skeleton label="Deine Kapitel werden geladen..." height={552} />}
        failing={{
          title: 'Deine Kapitel lassen sich gerade nicht laden',
          safe: 'Was du geschafft hast, liegt sicher in der Garage.',
        }}
      >
        {(skills) => (
          <SkillBars
            title="Was du in jedem Kapitel bewiesen hast"
            head={['Kapitel', 'Lektionen']}
            skills={skills.map(({ lessons, ...skill }) => ({ ...skill, of: lessons }))}
          />
        )}
      </QueryView>
    </Section>
  );
}
