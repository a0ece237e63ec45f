import {
  ownCategories,
  type Snippet,
  type SnippetDraft,
  snippetLimits,
} from '@hbg/contract/snippets';
import type { FieldErrors } from '../../ui/field-errors.ts';

/** As a form holds it. */
export type DraftValues = Omit<SnippetDraft, 'tags'> & { readonly tags: readonly string[] };

export const emptyDraft: DraftValues = {
  title: '',
  description: '',
  language: 'python',
  category: 'Grundlagen',
  difficulty: 'beginner',
  tags: [],
  code: '',
  isPrivate: false,
};

/** Of a snippet of one's own, as it was sent. */
export function draftOf(snippet: Snippet): SnippetDraft {
  const { title, description, language, difficulty, tags, code, isPrivate } = snippet;
  const category = ownCategories.find((own) => own === snippet.category) ?? emptyDraft.category;
  return { title, description, language, category, difficulty, tags, code, isPrivate };
}

/** What the page knows before the server does. */
export function problemsOf({
  title,
  description,
  code,
  tags,
}: DraftValues): FieldErrors<DraftValues> {
  return {
    title: blankOrLong(title, snippetLimits.title, 'Gib ihm einen Titel'),
    description: tooLong(description, snippetLimits.description),
    code: blankOrLong(code, snippetLimits.code, 'Hier fehlt noch der Code'),
    tags:
      tags.length > snippetLimits.tags
        ? `Höchstens ${snippetLimits.tags} Tags`
        : tags.map((tag) => tooLong(tag, snippetLimits.tag)).find(Boolean),
  };
}

function blankOrLong(text: string, most: number, ifBlank: string): string | undefined {
  return text.trim() === '' ? ifBlank : tooLong(text, most);
}

function tooLong(text: string, most: number): string | undefined {
  return text.length > most ? `Höchstens ${most.toLocaleString('de')} Zeichen` : undefined;
}
