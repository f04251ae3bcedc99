import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Revision } from '../wish.ts'
import { timesMeant } from './corrected.ts'
import { addsBehind, oneRevision } from './one-revision.ts'
import { retoned } from './retoned.ts'
import { speaks } from './speaks.ts'
import { swapped } from './swapped.ts'
import { told } from './told.ts'

/** “Make it 2 pm, and a bit friendlier”, “shorter. and leave out the lamb, half of them eat no meat”: what each clause changes. */
export function inPieces(message: string, wording: Wording, isOfOthers: boolean): Revision | undefined {
  const text = withoutCourtesy(message).replace(thinking, '')
  const isOne = retoned(text) ?? timesMeant(text, wording) ?? swapped(text)
  if (isOne !== undefined || text.endsWith('?') || addsBehind.test(text)) return undefined
  const pieces = piecesOf(text)
  if (pieces.length < 2) return undefined
  const steps: Revision[] = []
  for (const { said, isSentence } of pieces) {
    const last = steps.at(-1)
    const step = isIdle.test(said) ? {} : stepIn(said, wording, { last, isOfOthers })
    if (step) addTo(steps, step)
    else if (!last || !tells(said)) return undefined
    else if (!isWhy(said, last, isSentence)) addTo(steps, { words: told(said, { isOfOthers }) })
  }
  const isChanged = steps.some((step) => Object.keys(step).some((key) => key !== 'words'))
  const [first, ...others] = steps.toReversed()
  return isChanged
    ? others.reduce<Revision | undefined>((next, step) => ({ ...step, ...(next && { next }) }), first)
    : undefined
}

function piecesOf(text: string): { said: string; isSentence: boolean }[] {
  const marks = [...text.matchAll(between)]
  const ends = [...marks.map(({ index }) => index), text.length]
  return ends.flatMap((end, at) => {
    const mark = marks[at - 1]
    const said = text
      .slice(mark ? mark.index + mark[0].length : 0, end)
      .replace(joint, '')
      .replace(/[.!,;]+$/u, '')
    return said === '' ? [] : [{ said, isSentence: /^[.;!]/u.test(mark?.[0] ?? '') }]
  })
}

/** What is said in one go is one step, where the order of its parts does not matter. */
function addTo(steps: Revision[], step: Revision): void {
  const last = steps.at(-1)
  const isAfterWords = last?.words !== undefined && rewords.some((key) => key in step)
  const isOfSwap =
    last !== undefined &&
    (last.swap ?? step.swap) !== undefined &&
    [last, step].every((each) => rewords.some((key) => key in each))
  if (last?.words && step.words) last.words.push(...step.words)
  else if (!last || isAfterWords || isOfSwap || Object.keys(step).some((key) => key in last)) steps.push(step)
  else Object.assign(last, step)
}

const rewords = ['times', 'swap', 'drops'] as const

/** Why it should sound otherwise or say less is told to us. Behind a tone, so is a sentence of its own that speaks to nobody. */
function isWhy(said: string, { tone, drops, words }: Revision, isSentence: boolean): boolean {
  const isOurs = !isSentence || (tone !== undefined && drops === undefined && !toReader.test(said))
  return isOurs && words === undefined && (tone ?? drops) !== undefined && !/\d/u.test(said)
}

const toReader = /\b(?:you|your|yours|also|too|as well|please|thanks)\b/iu

const orders =
  "(?:add|say|mention|include|ask|tell|thank|leave|drop|skip|cut|remove|take|make|change|keep|sign|put|cc|no|not|give (?:him|her|them)|a bit|a little|more|less|shorter|friendlier|warmer|kinder|politer|brief|briefer|formal|friendly|without|do not|don[’']?t|\\d)"
const between = new RegExp(`[.;!]\\s+|,\\s+|\\s[-–—]\\s|\\s+(?:and|but)\\s+(?=${orders}\\b)`, 'giu')
const joint = /^(?:(?:and|but|also|then|please|pls|plus|oh)\s+)+/iu
const thinking =
  /^(?:(?:no|ah|oh|hm+|um|wait|hang on|hold on|sorry|actually|on second thoughts?|come to think of it|ok|okay|yes|nice|good|great|thanks|perfect)\b[\s,.:!–-]*){1,4}/iu
/** “Week 7 will do, change that”. */
const isIdle =
  /^(?:change (?:that|it)|fix (?:that|it)|correct (?:that|it)|please|thanks|thank you|sorry|my (?:mistake|bad|fault|error)|typo|rest (?:is )?(?:fine|as is)|the rest (?:is fine|stays|can stay|is good)(?: as it is)?|otherwise (?:fine|good|ok))$/iu

type Around = { last: Revision | undefined; isOfOthers: boolean }

function stepIn(piece: string, wording: Wording, { last, isOfOthers }: Around): Revision | undefined {
  const tone = retoned(piece) ?? retoned(`make it ${piece}`)
  if (tone) return { tone }
  const isOfFigures = !last || last.times !== undefined || last.swap !== undefined
  const swap = isOfFigures ? (swapped(piece) ?? swapped(`make it ${piece}`)) : undefined
  if (swap) return { swap }
  const times =
    isOfFigures && !/^(?:i|we|he|she|they|it)\b/iu.test(piece) ? timesMeant(`make it ${piece}`, wording) : undefined
  if (times !== undefined) return { times }
  const read = oneRevision(piece, wording, isOfOthers)
  return read && !read.discards && read.address === undefined ? read : undefined
}

function tells(piece: string): boolean {
  return (
    speaks(piece) || /^(?:because|since|as) /iu.test(piece) || /^\p{L}+ of (?:us|them|the \p{L}+) \p{L}+/iu.test(piece)
  )
}
