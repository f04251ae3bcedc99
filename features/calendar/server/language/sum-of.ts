import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Span } from '../../language/event/said-event.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import type { Wish } from '../../language/wish.ts'
import { madeOf } from './booking.ts'
import { wishIn } from './frames.ts'
import { spanOfRef, spokenOf } from './mentions.ts'
import * as words from './wording.ts'

/** “How many hours is that all together?”: of what waits on the card, or of what was named last. */
export function sumOf(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const said = tokenize(sentence).map(({ text }) => text)
  const isAsked = said.includes('how') && said.some((word) => lengths.has(word)) && said.some((word) => all.has(word))
  if (!isAsked || !said.every((word) => lengths.has(word) || all.has(word) || around.has(word))) return undefined
  const spans = spansIn(dialogue, wording)
  if (spans.length === 0) return undefined
  const minutes = spans.reduce((sum, { from, to }) => sum + from.until(to).total('minutes'), 0)
  return { wish: { do: 'say', text: `${words.durationText(Math.round(minutes))} in all.`, isAnswer: true }, sure: true }
}

function spansIn({ card, ...dialogue }: Dialogue, { zone }: Wording): readonly Span[] {
  const wish = card?.isPast === true ? undefined : wishIn(card?.frame)
  const made = wish === undefined ? [] : spansOf(wish)
  if (made.length > 0) return made
  return spokenOf(dialogue).flatMap((ref) => {
    const span = spanOfRef(ref, zone)
    return span && !span.allDay ? [span] : []
  })
}

function spansOf(wish: Wish): readonly Span[] {
  if (wish.do === 'several') return wish.wishes.flatMap(spansOf)
  const made = wish.do === 'create' ? madeOf(wish) : undefined
  return made && 'span' in made ? [made.span] : []
}

const lengths = setOf('hours hour time long minutes')
const all = setOf('together altogether total all sum')
const around = setOf(
  'and so ok how many much is are was that it this them these those in of the does do they take come to make up now',
)
