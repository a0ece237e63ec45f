import {
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
  WidgetType,
} from '@codemirror/view';
import type { Place } from '@hbg/coach/explanation';

/** Where the error is; null when there is none any more. */
const markError = StateEffect.define<Place | null>();

/** The name of the slot into which the page puts what the coach says. */
export const coachSlot = 'coach';

export function showError(view: EditorView, place: Place | null): void {
  const before = shown.get(view) ?? null;
  if (samePlace(before, place)) return;
  shown.set(view, place);
  view.dispatch({ effects: [markError.of(place), ...(before ? [] : lookAt(view, place))] });
}

function lookAt({ state }: EditorView, place: Place | null) {
  if (!place || place.line > state.doc.lines) return [];
  return [EditorView.scrollIntoView(state.doc.line(place.line).from, { y: 'center' })];
}

const shown = new WeakMap<EditorView, Place | null>();

function samePlace(a: Place | null, b: Place | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Marks the line and the place, and below them makes room for the explanation. */
export function errorMark(): Extension {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (marks, { changes, effects, state }) => {
      const told = effects.find((effect) => effect.is(markError));
      return told ? marksFor(state, told.value) : marks.map(changes);
    },
    provide: (field) => [
      EditorView.decorations.from(field),
      gutterLineClass.from(field, (marks) => numberMarkFor(marks)),
    ],
  });
}

/** The line's number is marked with it, as far as the edge. */
function numberMarkFor(marks: DecorationSet): RangeSet<GutterMarker> {
  const first = marks.iter();
  return first.value ? RangeSet.of(numberMark.range(first.from)) : RangeSet.empty;
}

class NumberMark extends GutterMarker {
  override elementClass = 'cm-errorLine';
}

const numberMark = new NumberMark();

function marksFor(state: EditorState, place: Place | null): DecorationSet {
  if (!place || place.line > state.doc.lines) return Decoration.none;
  const line = state.doc.line(place.line);
  const from = Math.min(line.from + place.column - 1, line.to);
  const end = place.endLine > place.line ? line.to : line.from + place.endColumn - 1;
  const to = Math.min(Math.max(end, from), line.to);
  const marks: Range<Decoration>[] = [Decoration.line({ class: 'cm-errorLine' }).range(line.from)];
  if (to > from) marks.push(Decoration.mark({ class: 'cm-errorPlace' }).range(from, to));
  marks.push(Decoration.widget({ widget: new CoachRoom(), block: true, side: 1 }).range(line.to));
  return Decoration.set(marks, true);
}

/** What stands in it is the page's own: it keeps its styles and its place in the page's order. */
class CoachRoom extends WidgetType {
  toDOM(view: EditorView): HTMLElement {
    const room = document.createElement('div');
    room.className = 'cm-coach';
    const slot = document.createElement('slot');
    slot.name = coachSlot;
    room.append(slot);
    new ResizeObserver(() => view.requestMeasure()).observe(room);
    return room;
  }

  override eq(): boolean {
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}
