import { tokenize } from '#foundation/language/text/tokens.ts'
import { bindLanguage, type Plan, say } from '#foundation/server/language.ts'
import { services, type WishName, wishes, wishLanguage } from '../../../../language/wishes.ts'
import { declined } from './wording.ts'

function refuse(name: WishName): Plan {
  return ({ parts, dialogue }) => {
    const [service] = tokenize(parts.sentence).flatMap(({ text }) => services[text] ?? [])
    const { text, said } = declined(name, wishes[name], dialogue.said ?? {}, service)
    return say(text, { said })
  }
}

const plans = Object.fromEntries((Object.keys(wishes) as WishName[]).map((name) => [name, refuse(name)]))

export const wishesBound = bindLanguage(wishLanguage, {
  plans: plans as Record<WishName, Plan>,
  byExample: true,
  yields: ['want-contact'],
  handsOver: Object.keys(wishes) as WishName[],
})
