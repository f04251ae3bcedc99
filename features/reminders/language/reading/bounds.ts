import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Timing } from '../wish.ts'
import { wholeTiming } from './said-when.ts'
import { titleOf } from './title.ts'

export type Parts = Pick<NewWish, 'text' | 'timing'>

/** “… about the visa until 20 August”: what ends a rule may stand behind what it is about. */
export function within(said: Parts, wording: Wording): Parts {
  const parts = begun(said, wording)
  const { text = '', timing } = parts
  const [whole, last = ''] = /,? \b(?:until|till|til|up to|through) ([^,.;]{2,30})$/i.exec(text) ?? []
  if (whole === undefined || timing?.by === 'event' || timing?.by === 'event-day') return parts
  const until = timing?.rule === undefined || timing.rule.includes('UNTIL') ? undefined : wholeTiming(last, wording)
  if (!timing || until?.by !== 'day') return parts
  const rule = `${timing.rule};UNTIL=${until.day.replaceAll('-', '')}`
  return { ...withText(text.slice(0, -whole.length), timing), timing: { ...timing, rule } }
}

/** “Drink water, starting tomorrow”: the first day of what repeats. */
function begun(parts: Parts, wording: Wording): Parts {
  const { text = '', timing } = parts
  const [whole, said = ''] = /,? \b(?:starting|beginning|from)(?: on)? ([^,.;]{2,30})$/i.exec(text) ?? []
  const first = whole === undefined ? undefined : wholeTiming(said, wording)
  if (whole === undefined || timing?.by !== 'time' || timing.rule === undefined || first?.by !== 'day') return parts
  return withText(text.slice(0, -whole.length), { ...timing, at: `${first.day}${timing.at.slice(10)}` })
}

export function withText(said: string, timing: Timing | undefined): Parts {
  const text = titleOf(said)
  return { ...(text !== '' && { text }), ...(timing && { timing }) }
}
