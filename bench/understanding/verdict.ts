import { type Exchange, transcriptText } from '../sentences/transcript.ts'

/** How a case ended; each case counts as one of them. */
export const verdicts = ['right', 'asked', 'declined', 'nothing', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export type Trial = {
  id: string
  verdict: Verdict
  /** The stores changed, and are not as wanted. */
  sideEffect: boolean
  /** A wrong deed was done without a card. */
  unasked: boolean
  /** The answer says that it found nothing, and what was wanted is there. */
  untrueNothing: boolean
  /** The whole dialogue with what was found wrong, for a person to judge. */
  text: string
}

export type Evidence = {
  id: string
  exchanges: readonly Exchange[]
  /** What is not as wanted, in words; empty if the case is right. */
  findings: readonly string[]
  /** What nobody wanted and was done all the same, in words. */
  harm: readonly string[]
  /** The stores are not as they were before. */
  changed: boolean
  /** What was wanted is about things that the person has. */
  wantsExisting: boolean
}

export function judge(evidence: Evidence): Trial {
  const { id, exchanges, findings, harm, changed, wantsExisting } = evidence
  const verdict = verdictOf(evidence)
  const isRight = verdict === 'right'
  const wasShown = exchanges.some(({ cards }) => cards.length > 0)
  return {
    id,
    verdict,
    sideEffect: !isRight && changed,
    unasked: verdict === 'wrong' && !wasShown,
    untrueNothing: !isRight && wantsExisting && exchanges.some(saysNothing),
    text: [`${id}: ${verdict}`, transcriptText(exchanges), ...[...findings, ...harm].map((line) => `! ${line}`)].join(
      '\n',
    ),
  }
}

/**
 * A single message that did something and is not right did something wrong, even if it only did half. In a longer
 * dialogue a deed may be right and another one missing, so only what nobody wanted is a wrong deed there.
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

/** Read from the answer's words, because that is what the person reads. Its last paragraph, the outcome, tells of deeds. */
function saysNothing({ answer }: Exchange): boolean {
  return nothingWords.test((answer?.content ?? '').replace(answer?.outcome ?? '', ''))
}

/** The figures of one set as they are handed on. */
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
