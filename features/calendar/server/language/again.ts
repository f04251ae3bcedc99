import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readPeople } from '../../language/event/addressed.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { spanOf } from '../../language/event/spans.ts'
import { readBeside } from '../../language/reading/beside.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { wishIn } from './frames.ts'
import { itself, spanOfRef } from './mentions.ts'
import { interval } from './offers.ts'

/** Makes the last event again, with somebody else right after it or beside another event; or drops one of its guests. */
export function madeAgain(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const { did } = dialogue
  const [ref, ...others] = did && did.isPast !== true && did.isUndone !== true ? did.things : []
  const at = ref?.kind === 'event' && others.length === 0 ? spanOfRef(ref, wording.zone) : undefined
  if (!ref || !at || at.allDay || /\?\s*$/.test(sentence)) return undefined
  const text = withoutCourtesy(plainWords(sentence))
  return (
    guestDropped(text, dialogue, ref, wording) ??
    withOther(text, dialogue, at) ??
    besideOther(text, { title: ref.title, at }, wording)
  )
}

/** “Drop Marcus”, of an event that was made with him. */
function guestDropped(text: string, { did }: Dialogue, ref: ThingRef, wording: Wording): Heard | undefined {
  const wish = wishIn(did?.frame)
  const [, name = ''] = dropping.exec(text) ?? []
  const [, named = ''] = /\bwith (.+)$/i.exec(ref.title) ?? []
  if (name === '' || wish?.do !== 'create' || !wholeWord(name).test(named)) return undefined
  const target = itself(ref, wording)
  return { wish: { do: 'uninvite', target, people: [{ name, email: undefined }] }, sure: true }
}

const dropping =
  /^(?:drop|lose|leave out|remove|uninvite|take off) (\p{L}[\p{L}'’-]{1,30})(?: from (?:it|that)| again| after all)?[.!]*$/iu

type At = NonNullable<ReturnType<typeof spanOfRef>>

/** “Same for Jonas, straight after”. */
function withOther(text: string, { did }: Dialogue, { from, to }: At): Heard | undefined {
  const wish = wishIn(did?.frame)
  const [, name = '', side = ''] = sameWith.exec(text) ?? []
  const people = readPeople(name)
  const [guest] = wish?.do === 'create' ? wish.said.people : []
  if (wish?.do !== 'create' || !people || guest === undefined || wish.said.repeated) return undefined
  const lasting = from.until(to)
  const start = side.toLowerCase() === 'before' ? from.subtract(lasting) : to
  const names = people.map((person) => person.name)
  const guests = people.filter(({ email }) => email !== undefined)
  const { place, title } = wish.said
  const named = title.replace(wholeWord(guest), () => names.join(' and '))
  const when = interval({ from: start, to: start.add(lasting) })
  const said = { title: named, people: names, when, ...(place !== undefined && { place }) }
  const { invites } = wish
  return {
    wish: {
      do: 'create',
      said,
      people: guests,
      find: undefined,
      focus: false,
      ...(invites !== undefined && { invites }),
    },
    sure: true,
  }
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'iu')
}

const sameWith =
  /^(?:and )?(?:the )?same (?:again )?(?:for|with) (.{2,40}?),? (?:(?:right|straight|directly|just) )?(after|before)(?:wards|hand| that| it)?[.!]*$/i

/** “And again on Wednesday, right after the 1:1”. */
function besideOther(text: string, { title, at }: { title: string; at: At }, wording: Wording): Heard | undefined {
  const [, day = '', side = ''] = againBeside.exec(text) ?? []
  const heard = side === '' ? undefined : readBeside(`block an hour ${side}`, wording)
  if (!heard) return undefined
  const span = day === '' ? heard.wish.target.span : spanOf(day, wording)
  const minutes = at.from.until(at.to).total('minutes')
  return { wish: { ...heard.wish, target: { ...heard.wish.target, span }, title, minutes }, sure: true }
}

const againBeside =
  /^(?:and )?(?:again|(?:the )?same(?: again| thing)?|once more|another one)(?:,? (?:on )?([^,]{3,30}?))?,? ((?:(?:right|straight|directly|just) )?(?:after|before) \p{L}[^,;.]*)$/iu
