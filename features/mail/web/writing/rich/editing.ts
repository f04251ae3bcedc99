import {
  caretAt,
  type Edited,
  hasMark,
  isCaret,
  linkAt,
  lookAt,
  type Mark,
  marked,
  replaced,
  ruled,
  type Stretch,
} from '../../../rules/rich/edits.ts'
import { emptyLine, type Line, type LineKind, type Run } from '../../../rules/rich/lines.ts'
import { mergeLines } from '../../../rules/rich/merge.ts'
import { moved } from './moved.ts'
import { createSheet, type Sheet } from './sheet.ts'

/** What the tools above a text show. */
export type Look = {
  marks: readonly Mark[]
  kind: LineKind
  href: string | undefined
  undoes: boolean
  redoes: boolean
}

type Change = (lines: readonly Line[], stretch: Stretch) => Edited | undefined

/** Edits lines in an element. What it holds is what the model says; the browser writes only the characters of a line. */
export type Editing = {
  lines: () => readonly Line[]
  stretch: () => Stretch
  /** Takes what was changed elsewhere: the caret stays at its words, and undo keeps them. */
  show: (lines: readonly Line[]) => void
  run: (change: Change) => void
  insert: (inserted: readonly Line[], at?: Stretch) => void
  mark: (mark: Mark) => void
  undo: () => void
  redo: () => void
  look: () => Look
  /** The browser is about to write by itself, or has done so. */
  before: () => void
  written: (typed: string | null) => void
  /** Characters, in the look that they have at the caret, or that those have which they replace. */
  type: (text: string, at?: Stretch) => void
  composing: (isOn: boolean) => void
  /** Whether characters typed here would look as the browser makes them. */
  canBrowserType: () => boolean
  selected: () => void
  /** The focus came back: the selection is where it was. */
  focused: () => void
  placeOf: (node: Node, offset: number) => Stretch['from'] | undefined
}

type Step = { lines: readonly Line[]; selection: Stretch }
type Heard = { onChange: (lines: readonly Line[]) => void; onLook: () => void }
type Self = Heard & {
  root: HTMLElement
  sheet: Sheet
  lines: readonly Line[]
  selection: Stretch
  past: Step[]
  future: Step[]
  /** Where the last typing ended; more of it there is one step of undo. */
  typed: { end: Stretch; space: boolean } | undefined
  /** Marks switched on or off at the caret, for what is typed next. */
  pending: Omit<Run, 'text'> | undefined
  isComposing: boolean
  /** What came from elsewhere while a character was composed, and what it was changed from. */
  waiting: { base: readonly Line[]; lines: readonly Line[] } | undefined
}

const mostSteps = 200

export function createEditing(root: HTMLElement, first: readonly Line[], heard: Heard): Editing {
  const sheet = createSheet(root)
  const selection = caretAt(0, 0)
  const still = { past: [], future: [], typed: undefined, pending: undefined, isComposing: false, waiting: undefined }
  const self: Self = { ...heard, ...still, root, sheet, lines: first, selection }
  sheet.draw(first)
  return {
    lines: () => self.lines,
    stretch: () => self.selection,
    show: (lines) => take(self, lines),
    run(change) {
      const edited = change(self.lines, self.selection)
      if (edited) apply(self, edited)
    },
    insert: (inserted, at = self.selection) => apply(self, replaced(self.lines, at, inserted)),
    type: (text, at = self.selection) => type(self, text, at),
    mark: (mark) => toggle(self, mark),
    undo: () => step(self, self.past, self.future),
    redo: () => step(self, self.future, self.past),
    look: () => lookOf(self),
    before() {
      self.selection = sheet.selection() ?? self.selection
    },
    written: (typed) => readBack(self, typed),
    composing: (isOn) => compose(self, isOn),
    canBrowserType() {
      const { from } = self.selection
      if (self.pending !== undefined || !isCaret(self.selection)) return false
      return linkAt(self.lines, from)?.href === lookAt(self.lines, from).href
    },
    selected() {
      const now = sheet.selection()
      if (!now || self.isComposing || isSame(now, self.selection)) return
      self.selection = now
      self.pending = undefined
      self.onLook()
    },
    focused: () => sheet.select(self.selection),
    placeOf: sheet.placeOf,
  }
}

function draw(self: Self, next: Step): void {
  self.lines = next.lines
  self.selection = next.selection
  self.sheet.draw(next.lines)
  if (document.activeElement === self.root) self.sheet.select(next.selection)
}

function apply(self: Self, edited: Step): void {
  remember(self)
  put(self, edited)
}

function put(self: Self, next: Step): void {
  self.typed = undefined
  self.pending = undefined
  draw(self, next)
  self.onChange(self.lines)
  self.onLook()
}

function step(self: Self, from: Step[], to: Step[]): void {
  const next = from.pop()
  if (!next) return
  to.push({ lines: self.lines, selection: self.selection })
  put(self, next)
}

function take(self: Self, lines: readonly Line[]): void {
  if (self.isComposing) {
    self.waiting = { base: self.waiting?.base ?? self.lines, lines }
    return
  }
  const selection = moved(self.lines, lines, self.selection)
  rebase(self, lines)
  draw(self, { lines, selection })
  self.onLook()
}

function type(self: Self, text: string, at: Stretch): void {
  const place = isCaret(at) ? at.from : { ...at.from, at: at.from.at + 1 }
  const look = self.pending ?? lookAt(self.lines, place)
  apply(self, replaced(self.lines, at, [{ kind: 'text', level: 0, runs: [{ ...look, text }] }]))
  self.typed = { end: self.selection, space: text === ' ' }
}

function toggle(self: Self, mark: Mark): void {
  if (!isCaret(self.selection)) return apply(self, marked(self.lines, self.selection, mark))
  const { [mark]: isOn, ...look } = self.pending ?? lookAt(self.lines, self.selection.from)
  self.pending = isOn ? look : { ...look, [mark]: true }
  self.onLook()
}

function readBack(self: Self, typed: string | null): void {
  written(self, { lines: self.sheet.read(), selection: self.sheet.selection(), typed })
  if (!self.isComposing && !self.sheet.isDrawn()) draw(self, self)
  const edited = typed === ' ' && !self.isComposing ? ruled(self.lines, self.selection.from) : undefined
  if (edited) return apply(self, edited)
  if (self.waiting === undefined) self.onChange(self.lines)
  self.onLook()
}

/** While a character is composed, nothing is drawn: the browser would lose its place. */
function compose(self: Self, isOn: boolean): void {
  self.isComposing = isOn
  if (isOn) return
  readBack(self, null)
  const { waiting } = self
  self.waiting = undefined
  if (!waiting) return
  const joined = mergeLines(waiting.base, self.lines, waiting.lines)
  const both = joined ?? [...self.lines, emptyLine(), ...waiting.lines]
  apply(self, { lines: both, selection: moved(self.lines, both, self.selection) })
}

/** A step of undo for each word, or for each edit that is no typing. */
function written(
  self: Self,
  { lines, selection, typed }: { lines: Line[]; selection: Stretch | undefined; typed: string | null },
): void {
  const isSpace = typed === ' '
  const goesOn = self.typed !== undefined && isSame(self.typed.end, self.selection) && (isSpace || !self.typed.space)
  if (!goesOn) remember(self)
  self.lines = lines
  self.selection = selection ?? self.selection
  self.pending = undefined
  self.typed = { end: self.selection, space: isSpace }
}

function remember(self: Self): void {
  self.past = [...self.past.slice(-mostSteps), { lines: self.lines, selection: self.selection }]
  self.future = []
}

/** Undo takes back one's own edits alone: what came from elsewhere is put into each earlier state, or that is forgotten. */
function rebase(self: Self, theirs: readonly Line[]): void {
  const rebased = (steps: readonly Step[]): Step[] =>
    steps.flatMap(({ lines, selection }) => {
      const joined = mergeLines(self.lines, lines, theirs)
      return joined ? [{ lines: joined, selection: moved(lines, joined, selection) }] : []
    })
  self.past = rebased(self.past)
  self.future = rebased(self.future)
  self.typed = undefined
}

function lookOf({ lines, selection, pending, past, future }: Self): Look {
  const all = ['bold', 'italic', 'underline'] as const
  return {
    marks: all.filter((mark) => (pending ? pending[mark] === true : hasMark(lines, selection, mark))),
    kind: lines[selection.from.line]?.kind ?? 'text',
    href: linkAt(lines, selection.to)?.href,
    undoes: past.length > 0,
    redoes: future.length > 0,
  }
}

function isSame(one: Stretch, other: Stretch): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
