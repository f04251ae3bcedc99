import { isApple } from '#foundation/web/keyboard/apple.ts'
import {
  broken,
  copied,
  indented,
  isCaret,
  joinedAbove,
  linked,
  type Mark,
  ofKind,
  replaced,
  type Stretch,
} from '../../../rules/rich/edits.ts'
import { htmlOf } from '../../../rules/rich/html.ts'
import { isPlain, type Line, type LineKind, linesOfText, safeHref, textOf, wordsOf } from '../../../rules/rich/lines.ts'
import { linesOfHtml } from '../../../rules/rich/parse.ts'
import type { Editing } from './editing.ts'

type Wanted = { root: HTMLElement; editing: Editing; most: () => number; onLink: () => void }

/** Turns what the browser is asked to do into edits of the model. Only characters within a line are left to it. */
export function hear({ root, editing, most, onLink }: Wanted): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let typed: string | null = null
  const isFull = (): boolean => root.textContent.length >= most()

  root.addEventListener(
    'beforeinput',
    (event) => {
      editing.before()
      typed = null
      if (event.inputType.startsWith('insert') && isFull()) return event.preventDefault()
      if (event.isComposing || !event.cancelable) return undefined
      if (isTyping(event) && editing.canBrowserType()) {
        typed = event.data
        return undefined
      }
      event.preventDefault()
      asked(editing, event)
      return undefined
    },
    { signal },
  )
  root.addEventListener('input', () => editing.written(typed), { signal })
  root.addEventListener('compositionstart', () => editing.composing(true), { signal })
  root.addEventListener('compositionend', () => editing.composing(false), { signal })
  root.ownerDocument.addEventListener('selectionchange', () => editing.selected(), { signal })
  root.addEventListener('focus', editing.focused, { signal })
  root.addEventListener('keydown', (event) => pressed(editing, event, onLink), { signal })
  root.addEventListener('copy', (event) => copy(editing, event), { signal })
  root.addEventListener('cut', (event) => copy(editing, event, true), { signal })
  root.addEventListener(
    'paste',
    (event) => take(editing, event, event.clipboardData, most() - root.textContent.length),
    {
      signal,
    },
  )
  root.addEventListener('drop', (event) => drop(editing, event, most() - root.textContent.length), { signal })
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => ended.abort()
}

function isTyping({ inputType, data }: InputEvent): boolean {
  return inputType === 'insertText' && data !== null && !data.includes('\n')
}

const marks: Record<string, Mark> = { formatBold: 'bold', formatItalic: 'italic', formatUnderline: 'underline' }

function asked(editing: Editing, event: InputEvent): void {
  const { inputType } = event
  const mark = marks[inputType]
  if (mark) return editing.mark(mark)
  if (inputType === 'historyUndo') return editing.undo()
  if (inputType === 'historyRedo') return editing.redo()
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return editing.run(broken)
  if (inputType.startsWith('delete')) return remove(editing, event)
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  if (!inputType.startsWith('insert') || text === '') return undefined
  const at = stretchOf(editing, event)
  // A correction of the spelling names the word that it replaces.
  if (inputType === 'insertReplacementText' && at) return editing.type(text, at)
  return text.includes('\n') ? editing.insert(linesOfText(text)) : editing.type(text)
}

/** The browser says what a key would delete: a character, a word or a line. */
function remove(editing: Editing, event: InputEvent): void {
  const at = editing.stretch()
  const isBack = event.inputType.endsWith('Backward')
  if (!isCaret(at)) return editing.insert([])
  const { line, at: offset } = at.from
  if (isBack && offset === 0) return editing.run((lines) => joinedAbove(lines, line))
  const lines = editing.lines()
  const isAtEnd = offset === wordsOf(lines[line] ?? { kind: 'text', level: 0, runs: [] }).length
  if (!isBack && isAtEnd) {
    if (line + 1 >= lines.length) return undefined
    return editing.insert([], { from: at.from, to: { line: line + 1, at: 0 } })
  }
  const asSaid = stretchOf(editing, event)
  return asSaid && editing.insert([], asSaid)
}

function stretchOf(editing: Editing, event: InputEvent): Stretch | undefined {
  const range = event.getTargetRanges()[0]
  const from = range && editing.placeOf(range.startContainer, range.startOffset)
  const to = range && editing.placeOf(range.endContainer, range.endOffset)
  return from && to && { from, to }
}

/** As in Gmail and Outlook on the web. The place of the key counts: with Shift it says something else in each layout. */
const kinds: Record<string, LineKind> = { Digit7: 'number', Digit8: 'bullet', Digit9: 'quote' }

function pressed(editing: Editing, event: KeyboardEvent, onLink: () => void): void {
  if (event.isComposing) return
  editing.before()
  const key = event.key.toLowerCase()
  const isCommand = (isApple() ? event.metaKey : event.ctrlKey) && !event.altKey
  const commands: Record<string, () => void> = {
    b: () => editing.mark('bold'),
    i: () => editing.mark('italic'),
    u: () => editing.mark('underline'),
    k: onLink,
    z: event.shiftKey ? editing.redo : editing.undo,
    y: editing.redo,
  }
  const kind = event.shiftKey ? kinds[event.code] : undefined
  const withKind = kind && (() => editing.run((lines, stretch) => ofKind(lines, stretch, kind)))
  const run = isCommand ? (withKind ?? commands[key]) : undefined
  if (run) {
    event.preventDefault()
    // The palette has the same key.
    event.stopPropagation()
    run()
  }
  if (key === 'tab' && !isCommand) indent(editing, event)
}

/** Where it changes nothing, Tab leaves the text. */
function indent(editing: Editing, event: KeyboardEvent): void {
  const lines = editing.lines()
  const edited = indented(lines, editing.stretch(), event.shiftKey ? -1 : 1)
  if (!edited || edited.lines.every(({ level }, at) => level === lines[at]?.level)) return
  event.preventDefault()
  editing.run(() => edited)
}

/** Other programs are given the HTML that would be sent, and the plain twin. */
function copy(editing: Editing, event: ClipboardEvent, isCut = false): void {
  editing.before()
  const stretch = editing.stretch()
  if (isCaret(stretch) || !event.clipboardData) return
  event.preventDefault()
  const lines = copied(editing.lines(), stretch)
  event.clipboardData.setData('text/plain', textOf(lines))
  if (!isPlain(lines)) event.clipboardData.setData('text/html', htmlOf(lines))
  if (isCut) editing.insert([])
}

function take(editing: Editing, event: Event, data: DataTransfer | null, room: number): void {
  if (!data) return
  event.preventDefault()
  editing.before()
  const inserted = linesIn(data)
  // A picture, for example.
  if (textOf(inserted) === '') return
  const over = textOf(copied(editing.lines(), editing.stretch()))
  // An address that is pasted over words is where they lead; over another address, it takes its place.
  const href = over === '' || safeHref(over) !== undefined ? undefined : safeHref(textOf(inserted))
  if (href !== undefined) return editing.run((lines, stretch) => linked(lines, stretch, href))
  const isTooLong = textOf(inserted).length > room
  // Without its form, as much of it as fits.
  editing.insert(isTooLong ? linesOfText(textOf(inserted).slice(0, Math.max(0, room))) : inserted)
}

/** Text of a program that formats nothing comes as it is. */
function linesIn(data: DataTransfer): Line[] {
  const html = data.getData('text/html')
  const text = data.getData('text/plain').replaceAll(/\r\n?/g, '\n')
  if (html === '') return linesOfText(text)
  const lines = linesOfHtml(html)
  return isPlain(lines) && text !== '' ? linesOfText(text) : lines
}

function drop(editing: Editing, event: DragEvent, room: number): void {
  const { dataTransfer, clientX, clientY } = event
  if (!dataTransfer || dataTransfer.types.includes('Files')) return
  const position = document.caretPositionFromPoint?.(clientX, clientY)
  const place = position && editing.placeOf(position.offsetNode, position.offset)
  event.preventDefault()
  const lines = linesIn(dataTransfer)
  if (textOf(lines).length > room) return
  const at = place ? { from: place, to: place } : editing.stretch()
  editing.run((before) => replaced(before, at, lines))
}
