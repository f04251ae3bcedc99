import { tokenize } from '#foundation/language/text/tokens.ts'
import { capital } from './capital.ts'
import { nameAt, nameEnds } from './names.ts'
import type { Reader } from './told-first.ts'
import { toneOf } from './toned.ts'

/** “Turn down gregs teaser, I am booked”: whose it is may have no mark of it. */
export const declined: Reader = (text, tokens) => {
  const [, lead = ''] = /^((?:decline|refuse|turn down|reject|pass on|say no to) )/i.exec(text) ?? []
  const from = tokenize(lead).length
  const owner = tokens[from]
  if (lead === '' || !owner || !/^\p{L}{2,20}['’]?s$/u.test(text.slice(owner.from, owner.to))) return []
  const [, thing = '', rest = ''] =
    /^ ([^,.;:–—]{2,60}?)(?:(?:[,.;:–—]|\s-)\s*(\S.*))?$/su.exec(text.slice(owner.to)) ?? []
  const name = text.slice(owner.from, owner.to).replace(/['’]?s$/, '')
  return thing === '' ? [] : [`email ${name} saying I’m sorry, but I have to decline your ${thing}. ${capital(rest)}`]
}

/** “Turn down the courier journalist. Be nice, there is too much going on”: somebody who asked for something. */
export const refusedTo: Reader = (text, tokens) => {
  const [, lead = ''] = /^((?:decline|refuse|turn down|reject|say no to) )/i.exec(text) ?? []
  const from = tokenize(lead).length
  return lead === ''
    ? []
    : nameEnds(text, tokens, from).flatMap((end) => {
        const [, said = ''] = /^(?:\s?[,:;.–—]|\s-)\s+(\S.*)$/su.exec(text.slice(tokens[end - 1]?.to)) ?? []
        const [whole = '', how = ''] = howFirst.exec(said) ?? []
        const tone = toneOf(how)
        const rest = tone === undefined ? said : said.slice(whole.length)
        const order = `email ${nameAt(text, tokens, from, end)} saying I’m sorry, but I have to say no. ${capital(rest)}`
        return rest === '' ? [] : [tone === undefined ? order : `${order}. Make it ${tone}`]
      })
}

const howFirst =
  /^(?:please )?(?:be|make it|keep it|sound) ((?:very |really )?[\p{L}-]{4,10})(?: about it)?[,.;:–-]{1,2}\s+/iu
