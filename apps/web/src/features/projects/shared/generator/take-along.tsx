import type { GeneratedCode } from '@hbg/contract/code-generator';
import type { ProgramLanguage } from '@hbg/contract/programs';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { createSnippet, type SnippetLanguage } from '@hbg/contract/snippets';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Library, Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { callProblem } from '../../../../ui/call-problem.ts';
import { showToast } from '../../../../ui/toast.tsx';
import { useOwnLearner } from '../../../account/shared/use-own-learner.ts';
import { bringCode } from '../../../execution/shared/brought-code.ts';
import { callAs } from '../../../units/shared/code/call-as.ts';
import { newId } from '../../../units/shared/code/new-id.ts';
import { ToProject } from './to-project.tsx';

type TakeAlongProps = { generated: GeneratedCode; description: string };

/** Only these run in the workshop. */
const ofWorkshop: Partial<Record<ProjectLanguage, ProgramLanguage>> = {
  Python: 'python',
  JavaScript: 'javascript',
  'HTML/CSS': 'html',
};

/** Only these have a place in the code library. */
const ofLibrary: Partial<Record<ProjectLanguage, SnippetLanguage>> = {
  Python: 'python',
  JavaScript: 'javascript',
  Java: 'java',
  'HTML/CSS': 'html',
};

/** Where finished code can go on, each with one click. */
export function TakeAlong({ generated, description }: TakeAlongProps) {
  const { code, language } = generated;
  const owner = useOwnLearner();
  const go = useNavigate();
  const library = ofLibrary[language];
  const workshop = ofWorkshop[language];
  const bring = () => {
    const stueck = bringCode(owner, `${code.trimEnd()}\n`, workshop);
    void go({ to: '/workshop', search: { stueck } });
  };
  return (
    <>
      {workshop && (
        <Button icon={<Wrench size={16} />} onClick={bring}>
          In die Werkstatt
        </Button>
      )}
      {library && <ToLibrary generated={generated} language={library} description={description} />}
      <ToProject generated={generated} description={description} />
    </>
  );
}

type ToLibraryProps = TakeAlongProps & { language: SnippetLanguage };

function ToLibrary({ generated: { code, title }, description, language }: ToLibraryProps) {
  const owner = useOwnLearner();
  const go = useNavigate();
  // Sent again, it is there once.
  const [id] = useState(newId);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAs(owner, createSnippet, { body: snippetOf() }),
    onSuccess: ({ snippet }) =>
      showToast({
        title: `„${snippet.title}“ liegt in der Bibliothek`,
        description: 'Nur du siehst es.',
        action: {
          label: 'Ansehen',
          onAct: () => void go({ to: '/code-library', search: { q: snippet.title } }),
        },
      }),
    onError: (error) => {
      const problem = callProblem(error);
      if (problem)
        showToast({ title: 'Nicht gespeichert', description: problem, tone: 'destructive' });
    },
  });
  const snippetOf = () => ({
    id,
    title,
    description: description.slice(0, 300),
    code,
    language,
    category: 'Grundlagen' as const,
    tags: ['Code-Generator'],
    difficulty: 'beginner' as const,
    isPrivate: true,
  });
  return (
    <Button icon={<Library size={16} />} isBusy={isPending} onClick={() => mutate()}>
      In die Bibliothek
    </Button>
  );
}
