import type { SnippetDraft } from '@hbg/contract/snippets';
import { maskPersonalData } from '@hbg/tutor/safety/personal-data';
import { needsPerson, type UnsafeKind, unsafeKindOf } from '@hbg/tutor/safety/unsafe';
import { hear } from '@hbg/tutor/talk/hear';
import type { Knowledge } from '@hbg/tutor/talk/situation';

type Checked =
  | { readonly kind: 'refused'; readonly why: 'unkind' | 'worrying' }
  | { readonly kind: 'ready'; readonly draft: SnippetDraft; readonly isMasked: boolean };

/** What others will see is kind and harmless, and tells nobody who somebody is; what is private stays as it is. */
export function beforeOthersSee(draft: SnippetDraft, knowledge: Knowledge): Checked {
  if (draft.isPrivate) return { kind: 'ready', draft, isMasked: false };
  const { masked, isMasked } = withoutPersonalData(draft);
  const danger = dangerIn(masked, knowledge);
  if (danger) return { kind: 'refused', why: needsPerson.has(danger) ? 'worrying' : 'unkind' };
  return { kind: 'ready', draft: masked, isMasked };
}

/** Nobody answers a snippet: orders to a machine do no harm in it. */
const harmless: ReadonlySet<UnsafeKind> = new Set(['injection']);

function dangerIn({ title, description, tags, code }: SnippetDraft, knowledge: Knowledge) {
  const said = [title, description, tags.join(', ')].filter(Boolean).join('. ');
  const heard = hear(said, knowledge).danger;
  const found = [heard?.isSure ? heard.kind : null, unsafeKindOf(spokenIn(code))];
  return found.find((kind) => kind !== null && !harmless.has(kind)) ?? null;
}

/** Names of variables say nothing to anybody: texts, comments and what stands on a page do. */
const spoken =
  /"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?:#|\/\/)[^\n]*|\/\*[^]*?\*\/|<!--[^]*?-->|(?<=>)[^<>{}]+(?=<)/g;

function spokenIn(code: string): string {
  const texts = Array.from(code.matchAll(spoken), ([text]) => text);
  return texts.map((text) => text.replaceAll(/["'`#/*<>!-]+/g, ' ')).join('. ');
}

function withoutPersonalData({ title, description, tags, code, ...rest }: SnippetDraft) {
  const found = new Set<string>();
  const mask = (text: string) => {
    const masked = maskPersonalData(text);
    for (const kind of masked.found) found.add(kind);
    return masked.text;
  };
  const texts = { title: mask(title), description: mask(description), code: mask(code) };
  const masked: SnippetDraft = { ...rest, ...texts, tags: tags.map(mask) };
  return { masked, isMasked: found.size > 0 };
}
