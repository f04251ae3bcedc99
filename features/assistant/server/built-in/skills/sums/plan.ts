import { shownNumber, sumIn } from '../../../../rules/sums.ts'
import { conversionIn, shownMeasure } from '../../../../rules/units.ts'
import { bindLanguage, type Plan, say } from '#foundation/server/language.ts'
import { sums } from '../../../../language/sums.ts'

/** Sums and measures: nothing has to be looked up for them. */
function resultOf(text: string): string | undefined {
  const sum = sumIn(text)
  if (sum) return `${sum.asked} = **${shownNumber(sum.value)}**`
  const measure = conversionIn(text)
  return measure && `${shownMeasure(measure.from)} = **${shownMeasure(measure.to)}**`
}

const work: Plan = ({ parts }) => say(String(parts.wish))

export const sumsLanguage = bindLanguage(sums, {
  plans: { sum: work },
  reads(sentence) {
    const result = resultOf(sentence)
    return result === undefined ? undefined : { intent: 'sum', wish: result, sure: true }
  },
})
