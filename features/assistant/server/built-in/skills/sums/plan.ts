import { shownNumber, sumIn } from '../../../../rules/sums.ts'
import { conversionIn, shownMeasure } from '../../../../rules/units.ts'
import { type Plan, say, type Skill } from '../skill.ts'

/** Sums and measures: nothing has to be looked up for them. */
function resultOf(text: string): string | undefined {
  const sum = sumIn(text)
  if (sum) return `${sum.asked} = **${shownNumber(sum.value)}**`
  const measure = conversionIn(text)
  return measure && `${shownMeasure(measure.from)} = **${shownMeasure(measure.to)}**`
}

const work: Plan = ({ parts }) => say(String(parts.wish))

export const sums: Skill = {
  grammar: { concepts: {}, intents: {} },
  plans: { sum: work },
  asking: ['sum'],
  reads(sentence) {
    const result = resultOf(sentence)
    return result === undefined ? undefined : { intent: 'sum', wish: result, sure: true }
  },
}
