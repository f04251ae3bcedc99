/** One thing that is said in the demo. */
export type Turn =
  | { who: 'person'; text: string }
  | { who: 'assistant'; steps: readonly string[]; text: string; card?: string }

/** A short session: what is asked, what is looked at, what is done, and what waits for a yes. A test says it to the product. */
export const session: readonly Turn[] = [
  { who: 'person', text: 'What does my Wednesday look like?' },
  {
    who: 'assistant',
    steps: ['Looked at your calendar'],
    text: '3 events, 2 hours 30 minutes of meetings, 6 hours 30 minutes of focus time on Wednesday, 17 January 2024.\n\n**Wednesday, 17 January 2024**\n\n- 09:00–09:30 “Stand-up”\n- 13:00–14:00 “Lunch with Mira”\n- 15:30–16:30 “Budget review”',
  },
  { who: 'person', text: 'Book two hours for the pitch deck on Wednesday from 10.' },
  {
    who: 'assistant',
    steps: ['Looked at your calendar'],
    // The receipt is the answer.
    text: '',
    card: 'deck',
  },
  { who: 'person', text: 'Schedule a pitch review with mira@example.com on Thursday at 11.' },
  {
    who: 'assistant',
    steps: ['Looked at your calendar'],
    text: 'Please look at the card.',
    card: 'review',
  },
]

/** How far a turn has come. */
export type Shown = { turn: Turn; text: string; steps: number; card: boolean; writing: boolean }

const pause = { beforeQuestion: 700, afterQuestion: 500, step: 700, character: 14, beforeCard: 300, toRead: 1_800 }

function lengthOf(turn: Turn): number {
  if (turn.who === 'person') return pause.beforeQuestion + pause.afterQuestion
  return writtenAfter(turn) + pause.toRead
}

function writtenAfter({ steps, text, card }: Extract<Turn, { who: 'assistant' }>): number {
  return steps.length * pause.step + text.length * pause.character + (card === undefined ? 0 : pause.beforeCard)
}

/** After how many milliseconds each answer is whole: where one may jump to. */
export function stopsOf(turns: readonly Turn[]): number[] {
  let at = 0
  return turns.flatMap((turn) => {
    const begun = at
    at += lengthOf(turn)
    return turn.who === 'assistant' ? [begun + writtenAfter(turn)] : []
  })
}

/** What is to be seen after so many milliseconds. */
export function shownAfter(turns: readonly Turn[], milliseconds: number): Shown[] {
  let at = 0
  return turns.flatMap((turn) => {
    const since = milliseconds - at
    at += lengthOf(turn)
    if (since < (turn.who === 'person' ? pause.beforeQuestion : 0)) return []
    return [
      turn.who === 'person'
        ? { turn, text: turn.text, steps: 0, card: false, writing: false }
        : answerAfter(turn, since),
    ]
  })
}

function answerAfter(turn: Extract<Turn, { who: 'assistant' }>, since: number): Shown {
  const writing = since - turn.steps.length * pause.step
  const whole = since >= writtenAfter(turn)
  return {
    turn,
    steps: Math.min(turn.steps.length, Math.floor(since / pause.step) + 1),
    text: turn.text.slice(0, Math.max(0, Math.floor(writing / pause.character))),
    card: turn.card !== undefined && whole,
    writing: !whole,
  }
}
