import { type Exchange, transcriptText, type Wanted } from '../sentences/transcript.ts'

/** The outcome of a case; exactly one applies. */
export const verdicts = ['right', 'asked', 'declined', 'nothing', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export type Trial = {
  id: string
  verdict: Verdict
  /** The stores changed, and differ from what was wanted. */
  sideEffect: boolean
  /** A wrong action was done without a card. */
  unasked: boolean
  /** The answer says that nothing was found, although it exists. */
  untrueNothing: boolean
  /** The whole dialogue and the findings, for a person to judge. */
  text: string
}

export type Evidence = {
  id: string
  exchanges: readonly Exchange[]
  /** What a person compares each message with. */
  wanted?: Wanted
  /** What differs from the expectation, in words; empty if the case is right. */
  findings: readonly string[]
  /** Unwanted changes, in words. */
  harm: readonly string[]
  /** The stores differ from before. */
  changed: boolean
  /** The request is about existing things. */
  wantsExisting: boolean
}

export function judge(evidence: Evidence): Trial {
  const { id, exchanges, wanted, findings, harm, changed, wantsExisting } = evidence
  const verdict = verdictOf(evidence)
  const isRight = verdict === 'right'
  const wasShown = exchanges.some(({ cards }) => cards.length > 0)
  return {
    id,
    verdict,
    sideEffect: !isRight && changed,
    unasked: verdict === 'wrong' && !wasShown,
    untrueNothing: !isRight && wantsExisting && exchanges.some(saysNothing),
    text: [
      `${id}: ${verdict}`,
      transcriptText(exchanges, wanted),
      ...[...findings, ...harm].map((line) => `! ${line}`),
    ].join('\n'),
  }
}

/**
 * A single message that did something and is not right did something wrong, even if it did half. In a longer dialogue
 * one action may be right and another missing, so only unwanted changes count as wrong there.
 */
function verdictOf({ exchanges, findings, harm }: Evidence): Verdict {
  if (findings.length === 0) return 'right'
  const spoken = exchanges.filter(({ answer }) => answer)
  const didSomething = exchanges.some(({ deeds }) => deeds.length > 0)
  if (harm.length > 0 || (spoken.length === 1 && didSomething)) return 'wrong'
  const last = exchanges.at(-1)
  if (last && (last.cards.length > 0 || asks(last))) return 'asked'
  const looked = last?.answer?.steps.some(({ card }) => card === undefined) ?? false
  return looked ? 'nothing' : 'declined'
}

function asks({ answer }: Exchange): boolean {
  return (answer?.content ?? '').split('\n').some((line) => line.trimEnd().endsWith('?'))
}

const nothingWords =
  /\b(?:nothing|no such|none of|no (?:events?|meetings?|appointments?)|(?:ca|do|did|could|was)n['’]t (?:find|see|have)|(?:can|do|did|could) ?not (?:find|see|have))\b/i

/** Read from the answer's words, because that is what the person reads. Its last paragraph reports what was done. */
function saysNothing({ answer }: Exchange): boolean {
  return nothingWords.test((answer?.content ?? '').replace(answer?.outcome ?? '', ''))
}

/** The figures of one set for the report. */
export type Counts = {
  cases: number
  right: number
  asked: number
  declined: number
  nothing: number
  wrong: number
  sideEffects: number
}

export function count(trials: readonly Trial[]): Counts {
  const ended = (verdict: Verdict) => trials.filter((trial) => trial.verdict === verdict).length
  return {
    cases: trials.length,
    right: ended('right'),
    asked: ended('asked'),
    declined: ended('declined'),
    nothing: ended('nothing'),
    wrong: ended('wrong'),
    sideEffects: trials.filter(({ sideEffect }) => sideEffect).length,
  }
}
