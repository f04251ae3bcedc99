import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { firstNames } from '../../language/event/first-names.ts'
import { readPeople } from '../../language/event/people.ts'
import { capital } from '../../language/event/titles.ts'
import { wishIn } from './frames.ts'
import { spokenOf } from './mentions.ts'

/** “Invite her”, after “lunch with Sara”: the one person that was just named stands in place of the pronoun. */
export function withPersonNamed(sentence: string, dialogue: Dialogue): string {
  const tokens = tokenize(sentence)
  const at = tokens.findIndex(
    ({ text, from, to }, place) =>
      place > 0 &&
      pronouns.has(text) &&
      leading.has(tokens[place - 1]?.text ?? '') &&
      // “Bring her book” names the book, and what is to be noted keeps its words.
      (text !== 'her' ||
        !/^ (?!(?:\p{L}+day|[\p{L}]{2,3}|please|along|tomorrow|again|about|there)\b)\p{Ll}/u.test(
          sentence.slice(to),
        )) &&
      !/:\s|\bnotes?\b/i.test(sentence.slice(0, from)),
  )
  const pronoun = tokens[at]
  if (!pronoun) return sentence
  const [name, ...others] = namedIn(dialogue)
  if (name === undefined || others.length > 0) return sentence
  return `${sentence.slice(0, pronoun.from)}${name}${sentence.slice(pronoun.to)}`
}

function namedIn(dialogue: Dialogue): string[] {
  const { asked, did } = dialogue
  const wish = wishIn(did && did.isPast !== true ? (did.frame ?? asked) : asked)
  const said = wish?.do === 'create' ? [...wish.said.people, ...wish.people.map(({ name }) => name)] : []
  const invited = wish?.do === 'invite' || wish?.do === 'uninvite' ? wish.people.map(({ name }) => name) : []
  const [only, ...more] = spokenOf(dialogue)
  const title = only && more.length === 0 ? only.title : ''
  const known = tokenize(title).flatMap(({ text }) => (firstNames.has(text) ? [capital(text)] : []))
  const titled = [...readPeople(title), ...known]
  const names = [...said, ...invited, ...titled].filter((name) => name !== '' && !name.includes('@'))
  // “Sara” and “Sara Lind” are one.
  const firsts = new Map(names.map((name) => [name.split(' ')[0]?.toLowerCase() ?? '', name]))
  return [...firsts.values()]
}

const pronouns = new Set(['her', 'him'])
const leading = new Set('invite inviting add include get bring loop cc ask with drop remove uninvite for'.split(' '))
