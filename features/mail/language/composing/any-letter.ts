import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Compose } from '../wish.ts'
import { isCall, withAddresses, withoutAddresses } from './addresses.ts'
import { type Addressee, addresseesIn, genderIn } from './addressee.ts'
import { withoutFillers } from './fillers.ts'
import { going, withoutGoing } from './going.ts'
import { inLanguage, withoutLanguage } from './in-language.ts'
import { isNoOrder } from './no-order.ts'
import { inTone, sounding, tonedFirst, withoutTone } from './toned.ts'
import { told } from './told.ts'
import { plainly } from './plainly.ts'
import { withoutUnsaid } from './unsaid.ts'

const mostCharacters = 1_200

/**
 * A mail to whoever the request names, with all that it says in the words of the person: the name gives way to a pronoun,
 * and each clause is turned to its reader. Nothing is left out and nothing is added. `isOfRole`: to “the estate agent”, who is asked for.
 */
export function readAnyLetter(message: string, wording: Wording, isOfRole = false): Compose | undefined {
  if (message.length > mostCharacters || /^[/]|["“”\n]/.test(message) || isNoOrder(message) || madeOfMore.test(message))
    return undefined
  const { text: called, addressees } = withoutAddresses(plainly(message))
  const wish = anyLetter(called, wording, isOfRole)
  return wish && addressees.length > 0 ? withAddresses(wish, addressees) : wish
}

function anyLetter(message: string, wording: Wording, isOfRole: boolean): Compose | undefined {
  const { text: spoken, language } = withoutLanguage(message)
  const { text: said, goes = false, at } = withoutGoing(spoken, wording)
  const { isSorry: _sorry, isOrder: _isOrder, text: order, ...toned } = withoutTone(said)
  const { text, tone } = tonedFirst(order)
  const bare = withoutUnsaid(withoutCourtesy(withoutFillers(text.replaceAll(' & ', ' and '))))
  const whole = text.trimEnd().endsWith('?') && !bare.endsWith('?') ? `${bare}?` : bare
  const all = addresseesIn(whole).flatMap((addressee) => letterTo(addressee, isOfRole) ?? [])
  // Where an address was said, nobody else is meant.
  const toAddress = all.filter(({ to }) => to.some(isCall))
  const [first, ...splits] = (toAddress.length > 0 ? toAddress : all).map((letter) =>
    sounding(letter, { ...toned, isSorry: false }),
  )
  if (!first) return undefined
  const letter = going({ ...first, ...(splits.length > 0 && { splits }) }, { goes, at })
  return inTone(inLanguage(letter, language), tone)
}

function letterTo({ name, content, role, isExplicit, isWeak }: Addressee, isOfRole: boolean): Compose | undefined {
  const isByAddress = isCall(name)
  if (isWeak && !isOfRole && !isByAddress) return undefined
  const to = isOfRole ? (role ?? ((isExplicit && isCalledSo.test(name)) || isWeak ? name : undefined)) : name
  const said = withoutUnsaid(`. ${content}`).replace(/^[.,;:!?\s]+/u, '')
  const gender = genderIn(content)
  const isIntroduced = introducesOther.test(said)
  const isOfBoth = isIntroduced && /\b(?:he|him|his)\b/iu.test(said) && /\b(?:she|her|hers)\b/iu.test(said)
  const words =
    to === undefined
      ? []
      : told(said, {
          others: otherThan(gender),
          isOfOthers: isIntroduced && !isOfBoth,
          ...(isOfBoth && { reader: gender }),
        })
  if (
    to === undefined ||
    words.length === 0 ||
    words.some((each) => isOrder.test(each) || thinksAgain.test(each) || orderInside.test(each))
  )
    return undefined
  return {
    do: 'compose',
    to: [to],
    purpose: 'message',
    words,
    ...(isOfRole && !(isWeak && role === undefined) ? { asksWho: true } : { onlyKnown: true }),
  }
}

/** A name with a title or with capitals. */
const isCalledSo = /^(?:(?:[Mm](?:rs?|s|iss)|[Dd]r|[Pp]rof)\.? \p{L}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$)/u

/** “Introduce Ivo to them, he builds boats”: “he” is Ivo. */
const introducesOther =
  /^introduce (?!.*\b(?:me|us|myself|ourselves)\b.* to (?:him|her|them)\b)[^,;:.!?]{2,60} to (?:him|her|them)\b/iu

/** An order to the assistant that is left somewhere in it, so that somebody else is meant. */
const orderInside =
  /\b(?:answer|tell|ask|inform|remind|thank|write(?: to)?|reply to|let) (?:him|her|them) (?:that|if|whether|know|about)\b|^(?:draft|write|compose|prepare) (?:an?|the|me)\b/iu

/** Somebody else may be meant by then. */
const thinksAgain = /^(?:congratulations! )?(?:no wait|wait|hang on|sorry, (?:to|for)|i mean (?:to|for))\b/iu

/** An order that was not turned to the reader is none of the words of the mail. */
const isOrder =
  /^(?:introduce|intro|hook|connect) |^(?:write|say|tell|ask|thank(?! you)|chase|let|draft|reply|answer|put|introduce|give|send|mail|email|warn|inform|move|cancel|decline|accept|confirm|apologi[sz]e|schreibe?|sage?|frage?|antworte) (?:[^.?!]{0,40} )?(?:you|your)\b/iu

/** What is to be summed up, passed on or found first is more than what was said. */
const madeOfMore =
  /\b(?:sum (?:it|this|that|them) up|summar(?:y|ise|ize)|main points|forward|fwd|(?<!\bi['’]?m |\b(?:i am|we['’]?re|we are|is|are) )out of office(?! (?:mail|e-?mail|note|message|reply) (?:to\b|for [^\s@]+@))|propose \p{L}+ (?:times|slots)|free times?|(?:times?|when) (?:i['’]?m|i am) free)\b/iu

/** Somebody of the other sex is not the reader. */
function otherThan(gender: 'he' | 'she' | 'they'): ReadonlySet<string> {
  if (gender === 'they') return new Set()
  return new Set(gender === 'he' ? ['she', 'her', 'hers', 'herself'] : ['he', 'him', 'his', 'himself'])
}
