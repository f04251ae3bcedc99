import type { ChatEvent, Step } from '../contract.ts'
import { cleanPiece, wellFormed } from '../rules.ts'
import type { AnswerPiece, AnswerState } from './answerer.ts'
import { keptState } from './state.ts'

/** An answer while it is written: what is told of it, and what is still to be stored. */
export type Draft = {
  take: (piece: AnswerPiece) => void
  /** Tells what was held back to be told together. */
  flush: () => void
  /** Content not yet stored; grows until it is confirmed with `kept`. */
  unstored: () => Unstored | undefined
  kept: (stored: Unstored) => void
  readonly text: string
  readonly steps: Step[]
  readonly outcome: string | null
  readonly dialogue: AnswerState | null
}

export type Unstored = {
  number: number
  at: number
  text: string
  steps: Step[] | undefined
  outcome: string | null
  dialogue: AnswerState | null
}

type Parts = { conversationId: string; answerId: string; gatherMilliseconds: number; tell: (event: ChatEvent) => void }

/** Pieces are gathered before they are told, but never the first: it is what a person waits for. */
export function openDraft({ conversationId, answerId, gatherMilliseconds, tell }: Parts): Draft {
  const about = { conversation_id: conversationId, answer_id: answerId }
  let steps: Step[] = []
  let outcome: string | null = null
  let dialogue: AnswerState | null = null
  const storing = openStoring()
  const words = openWords(gatherMilliseconds, (at, text) => tell({ type: 'answer/delta', ...about, at, text }))

  function note(step: Step): void {
    words.flush()
    const at = steps.findIndex(({ id }) => id === step.id)
    steps = at < 0 ? [...steps, step] : steps.with(at, step)
    storing.addSteps(steps)
    tell({ type: step.state === 'running' ? 'step/start' : 'step/end', ...about, step })
  }

  return {
    take(piece) {
      if (piece.type === 'text') storing.add(words.add(piece.text))
      else if (piece.type === 'outcome') storing.say((outcome = wellFormed(piece.line)))
      else if (piece.type === 'state') storing.leave((dialogue = keptState(piece)))
      else note(cleanStep(piece.type === 'step-start' ? { ...piece.step, state: 'running' } : piece.step))
    },
    flush: words.flush,
    unstored: storing.next,
    kept: storing.kept,
    get text() {
      return words.text
    },
    get steps() {
      return steps
    },
    get outcome() {
      return outcome
    },
    get dialogue() {
      return dialogue
    },
  }
}

function cleanStep({ label, detail, ...rest }: Step): Step {
  return { ...rest, label: wellFormed(label), ...(detail !== undefined && { detail: wellFormed(detail) }) }
}

/** The text so far, and telling it. */
function openWords(gatherMilliseconds: number, tell: (at: number, text: string) => void) {
  let text = ''
  let untold = ''
  let carried = ''
  let gathering: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(gathering)
    gathering = undefined
    if (untold === '') return
    tell(text.length - untold.length, untold)
    untold = ''
  }

  return {
    flush,
    /** What of it is worth storing. */
    add(piece: string): string {
      const clean = cleanPiece(carried, piece)
      carried = clean.carried
      if (clean.text === '') return ''
      const isFirst = text === ''
      text += clean.text
      untold += clean.text
      if (isFirst) flush()
      else gathering ??= setTimeout(flush, gatherMilliseconds)
      return clean.text
    },
    get text() {
      return text
    },
  }
}

/** Content not yet stored. */
function openStoring() {
  let number = 0
  let at = 0
  let text = ''
  let steps: Step[] | undefined
  let outcome: string | null = null
  let dialogue: AnswerState | null = null
  return {
    say: (line: string) => void (outcome = line),
    leave: (state: AnswerState | null) => void (dialogue = state),
    add: (piece: string) => void (text += piece),
    addSteps: (all: Step[]) => void (steps = all),
    next: (): Unstored | undefined =>
      text === '' && !steps ? undefined : { number, at, text, steps, outcome, dialogue },
    kept: (stored: Unstored) => {
      if (stored.number !== number) return
      number += 1
      at += stored.text.length
      text = text.slice(stored.text.length)
      if (steps === stored.steps) steps = undefined
    },
  }
}
