import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { saysNoMore } from './correcting.ts'
import { valuesIn } from './new-contact.ts'
import type { Wish } from './wish.ts'

const lead = '(no|sorry|oh|and|actually|ah|wait)'
const somebody = '(she|he|they|shes|hes|theyre)'
const is = '(is|are|was|were)'
const a = '(a|an|the|our|my)'

/** What somebody does, and what was wrong about them. */
const occupations: Paraphrases = {
  '{fresh} | {old}': [
    `${lead}? , ${somebody} ${is}? ${a}? {fresh:few} , (not|and not|rather than|instead of) ${a}? {old:few}`,
    `${lead}? , ${somebody} ${is}? not ${a}? {old:few} , but? ${a}? {fresh:few}`,
  ],
  '{fresh} |': [`and? ${somebody} (works|work|working) as ${a}? {fresh:few}`],
}
const asOccupation = createParaphrasing([occupations])

/** “Mail is nina@example.com”, “she’s an optician, not a dentist”: of the contact called `name`, who was just spoken of. `isAsked`: their address or number. */
export function toldInHand(message: string, name: string, wording: Wording, isAsked = false): Wish | undefined {
  const { email, phone } = valuesIn(message, wording)
  if ((email ?? phone) !== undefined)
    return saysNoMore(message, [email, phone]) && (isAsked || namesFacet(message))
      ? {
          do: 'change',
          name,
          ...(email !== undefined && { emails: email }),
          ...(phone !== undefined && { phones: phone }),
        }
      : undefined
  const told = asOccupation(message.replaceAll('|', ' '))
  const [fresh = '', old = ''] = told.includes('|') ? told.split('|').map((part) => part.trim()) : []
  const isTime = [fresh, old].some((said) => tokenize(said).some(({ text }) => /\d/.test(text) || others.has(text)))
  return fresh === '' || isTime ? undefined : { do: 'change', name, notes: { fresh, ...(old !== '' && { old }) } }
}

/** Where somebody is, or how they feel, is nothing that a contact keeps. */
const others = new Set(
  `here there in out on off at away late early sick ill back home free busy today tomorrow monday tuesday wednesday thursday friday saturday sunday
  noon midnight morning afternoon evening tonight coming going sure happy ready right it that this one him her them me`.split(
    /\s+/,
  ),
)

function namesFacet(message: string): boolean {
  return tokenize(message).some(({ text }) => facets.has(text))
}

const facets = new Set('number phone mobile cell email mail e-mail address'.split(' '))
