import { tokenize } from '#foundation/language/text/tokens.ts'
import { bindLanguage, type Plan, say } from '#foundation/server/language.ts'
import { needed, services, type WishName, wishes, wishLanguage } from '../../../../language/wishes.ts'
import { asksForNews } from '../../../../language/news.ts'
import { outsideWish } from '../../../../language/outside.ts'
import { asksForText, isAboutText } from '../../../../language/texts.ts'
import { wholly } from '../../about-us.ts'
import { lastResort } from '../talk/last-resort.ts'
import { declined } from './wording.ts'

/** Wishes for a text, which may go on about what it should be like. */
const ofText = new Set<string>(['want-writing', 'want-translation'])

function refuse(name: WishName): Plan {
  return (turn) => {
    const { parts, dialogue } = turn
    const said = tokenize(parts.sentence).map(({ text }) => text)
    if (needed[name]?.isDisjointFrom(new Set(said)) === true) return lastResort(turn)
    const [service] = said.flatMap((word) => services[word] ?? [])
    const { text, said: used } = declined(name, wishes[name], dialogue.said ?? {}, service)
    return say(text, { said: used })
  }
}

const plans = Object.fromEntries((Object.keys(wishes) as WishName[]).map((name) => [name, refuse(name)]))

export const wishesBound = bindLanguage(wishLanguage, {
  plans: plans as Record<WishName, Plan>,
  byExample: true,
  reads(sentence, { dialogue: { asked } }) {
    if (asksForNews(sentence)) return { intent: 'want-news', wish: wholly, sure: true }
    if (asksForText(sentence)) return { intent: 'want-writing', wish: wholly, sure: true }
    const outside = outsideWish(sentence)
    if (outside) return { intent: outside, wish: wholly, sure: true }
    const before = asked?.intent ?? ''
    return ofText.has(before) && isAboutText(sentence) ? { intent: before, wish: wholly, sure: true } : undefined
  },
  yields: ['want-contact'],
  handsOver: Object.keys(wishes) as WishName[],
})
