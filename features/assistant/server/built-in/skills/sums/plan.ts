import { z } from 'zod'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { type Counted, countedSum, recounted, workedOut } from '../../../../rules/counted-sum.ts'
import { paceIn } from '../../../../rules/pace.ts'
import { shareIn } from '../../../../rules/percentages.ts'
import { ratioIn } from '../../../../rules/ratio.ts'
import { shownNumber, sumIn } from '../../../../rules/sums.ts'
import { toldSum } from '../../../../rules/told-sum.ts'
import { conversionIn, type Measure, remeasured, shownMeasure } from '../../../../rules/units.ts'
import { bindLanguage, type Plan, say } from '#foundation/server/language.ts'
import { sums } from '../../../../language/sums.ts'

/** What was worked out, and what a follow-up goes on with. */
const worked = z.object({
  text: z.string(),
  value: z.number().optional(),
  counted: z
    .object({
      factors: z.array(z.object({ value: z.number(), noun: z.string(), isPrice: z.boolean() })),
      steps: z.array(z.string()),
    })
    .optional(),
  share: z.object({ rate: z.number(), base: z.number() }).optional(),
  measure: z
    .object({
      from: z.object({ value: z.number(), unit: z.string() }),
      to: z.object({ value: z.number(), unit: z.string() }),
    })
    .optional(),
})
type Worked = z.infer<typeof worked>

/** Sums and measures: nothing has to be looked up for them. */
function resultOf(text: string, before: Worked | undefined): Worked | undefined {
  const counted = countedSum(text) ?? (before?.counted && recounted(text, before.counted))
  const product = counted && workedOut(counted)
  if (product) return { ...product, counted }
  const result = single(text, before)
  return result && before ? withStep(result, before) : result
}

/** What goes on with a product is worked out again when one of its numbers changes. */
function withStep(result: Worked, { counted, value }: Worked): Worked {
  const start = value?.toLocaleString('en', { maximumFractionDigits: 10 })
  const [asked = ''] = result.text.split(' = ')
  if (!counted || start === undefined || !asked.startsWith(`${start} `)) return result
  const further: Counted = { ...counted, steps: [...counted.steps, asked.slice(start.length + 1)] }
  return { ...result, counted: further }
}

function single(text: string, before: Worked | undefined): Worked | undefined {
  const said = before === undefined ? text : inPercent(text, before)
  const both = before && addedUp(text, before)
  if (both) return both
  const further = before?.value === undefined ? undefined : goneOn(said, before.value)
  if (further) return further
  const share = shareIn(
    said,
    before?.share ?? (before?.value === undefined ? undefined : { rate: 0, base: before.value }),
  )
  if (share) return { text: `${share.asked} = **${shownNumber(share.value)}**`, value: share.value, share: share.share }
  const sum = before === undefined && onlyGoesOn.test(text.trim()) ? undefined : sumIn(text)
  if (sum) return { text: `${sum.asked} = **${shownNumber(sum.value)}**`, value: sum.value }
  const measure = conversionIn(text) ?? (before?.measure && remeasured(text, before.measure))
  if (measure) return measured(measure)
  const ratio = ratioIn(text)
  if (ratio) return { text: `${ratio.asked} = **${shownNumber(ratio.value)} %**`, value: ratio.value }
  const pace = paceIn(text, before?.measure?.from)
  if (pace !== undefined) return { text: pace, ...(before?.measure && { measure: before.measure }) }
  const told = toldSum(text, before?.value)
  return told && { text: `${told.asked} = **${shownNumber(told.value)}**`, value: told.value }
}

/** “And both together”: the amount with its share. */
function addedUp(text: string, { share, value }: Worked): Worked | undefined {
  if (!share || value === undefined || !together.test(text.trim())) return undefined
  const sum = share.base + value
  const asked = [share.base, value].map(shownNumber).join(' + ')
  return { text: `${asked} = **${shownNumber(sum)}**`, value: sum }
}

const together =
  /^(?:(?:and|so|ok|then|what is|what's|whats),? )*(?:both|the two|the sum|them|these|those|all|it all)?(?: of them)? ?(?:together|in total|added(?: up| together)?|combined|summed(?: up)?|in all)[?.!]*$/i

/** “And 20?” after a percentage, and “plus 19 VAT”, both mean percent. */
function inPercent(text: string, { share }: Worked): string {
  const taxed = text.replace(
    /\b((?:plus|minus|and|less) \d[\d.,]*) ?%? ?(?:percent )?(?:of )?(?:vat|tax|tip|service|discount)\b/i,
    '$1 %',
  )
  return share ? taxed.replace(/^((?:and|what about|how about) \d[\d.,]*)(?=[?\s]*$)/i, '$1 %') : taxed
}

function measured(measure: { from: Measure; to: Measure }): Worked {
  const { from, to } = measure
  return { text: `${shownMeasure(from)} = **${shownMeasure(to)}**${inHours(to)}`, value: to.value, measure }
}

/** “22.9167 hours” is what nobody says: 22 hours 55 minutes. */
function inHours({ value, unit }: Measure): string {
  const minutes = Math.round(value * 60)
  const isUneven = unit === 'hour' && value > 1 && minutes % 30 !== 0
  return isUneven ? `, which is ${Math.floor(minutes / 60)} hours ${minutes % 60} minutes` : ''
}

/** “Times 3”, “and half of that”: the result before is part of the sum. */
function goneOn(text: string, value: number): Worked | undefined {
  const bare = text.trim().replace(/^(?:and|so|then|ok|now)\s+/i, '')
  const [verb, ...others] = tokenize(bare).map((token) => token.text)
  const number = others.length < mostInSplit ? others.map((word) => numberNamed(word)).filter((each) => each > 0) : []
  const isShared = number.length === 1 && (splitting.has(verb ?? '') || isInParts(verb, others))
  const whole = isShared
    ? `${value} divided by ${number[0]}`
    : /\b(?:that|it|this)\b/i.test(bare)
      ? bare.replace(/\b(?:that|it|this)\b/i, String(value))
      : /^(?:times|plus|minus|less|divided|split|multiplied|squared|[-+*/×÷])/i.test(bare)
        ? `${value} ${bare}`
        : undefined
  const sum = whole === undefined ? undefined : sumIn(whole)
  return sum && { text: `${sum.asked} = **${shownNumber(sum.value)}**`, value: sum.value }
}

/** “4”, “four”; anything else is no number. */
function numberNamed(word: string): number {
  return small.get(word) ?? Number(word)
}

const small = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
)

/** “Split the net by 4”. */
const splitting = new Set(['split', 'divide', 'share'])
const mostInSplit = 6

/** “In 3 equal parts”, “among 4 people”. */
function isInParts(lead: string | undefined, others: readonly string[]): boolean {
  return ['in', 'into', 'among', 'between'].includes(lead ?? '') && others.length > 1 && shares.has(others.at(-1) ?? '')
}

const shares = new Set('parts people ways shares portions instalments installments pieces'.split(' '))

/** “And divided by 3” where there is nothing to divide: it is no name and no time of anything. */
function goesOnWithNothing(text: string): boolean {
  if (onlyGoesOn.test(text.trim())) return true
  const words = tokenize(text).flatMap(({ text: word }) => (linking.has(word) ? [] : [word]))
  const [verb = '', by = '', number = ''] = words
  if (
    words.length < mostInSplit &&
    (splitting.has(verb) ? shares.has(words.at(-1) ?? '') : isInParts(verb, words.slice(1)))
  )
    return words.some((word) => numberNamed(word) > 0)
  return words.length === 3 && arithmetic.has(verb) && by === 'by' && Number.isFinite(numberNamed(number))
}

const onlyGoesOn = /^(?:and |then )?(?:minus|plus|less|times) [\d.,]+ ?(?:%|percent|per cent)?[?.!]*$/i
const linking = new Set(['and', 'so', 'then', 'ok', 'now', 'that', 'it'])
const arithmetic = new Set(['divided', 'divide', 'multiplied', 'multiply'])

const work: Plan = ({ parts }) =>
  parts.wish === undefined
    ? say('I have no sum to go on with, or none that can be worked out. Say all of it, such as “394.80 divided by 3”.')
    : say(worked.parse(parts.wish).text)

export const sumsLanguage = bindLanguage(sums, {
  plans: { sum: work },
  reads(sentence, { dialogue: { asked } }) {
    const before = asked?.intent === 'sum' ? worked.safeParse(asked.wish).data : undefined
    const result = resultOf(sentence, before)
    if (result !== undefined) return { intent: 'sum', wish: result, sure: true }
    return goesOnWithNothing(sentence) ? { intent: 'sum', wish: undefined, sure: true } : undefined
  },
})
