import type { Dialogue } from '#foundation/language/dialogue.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { capital } from '../../language/event/titles.ts'
import { readTimes } from '../../language/event/times.ts'
import { mayBePlace, placeNamed } from '../../language/reading/names.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { isAsked, wishIn } from './frames.ts'
import { spanOfStretch } from './mentions.ts'
import { interval, invitedIn } from './offers.ts'

/**
 * “Grab it, Diaz listing prep”, “okay book that, one hour, name is Hudson pavilion”: the only time that was told of right
 * before, with a length and a name in any order behind it.
 */
export function grabbed(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const [slot, ...others] = isAsked(dialogue) ? [] : dialogue.offers.map(spanOfStretch)
  const free = wishIn(dialogue.asked)
  const { text, guests } = invitedIn(sentence, free?.do === 'free' ? free.title : '')
  const rest = slot && others.length === 0 ? behindOrder(text) : undefined
  const { place, text: left } = placeIn(rest ?? '', wording)
  const isUnnamed = left === '' && (guests.invites === true || ordersPut.test(text) || place !== undefined)
  const own = isUnnamed && free?.do === 'free' ? free.title : left
  const parts = own === undefined || rest === undefined ? [] : partsOf(own)
  if (!slot || parts.length === 0 || parts.length > mostParts) return undefined
  const lengths = parts.flatMap((part) => wholeLength(part) ?? [])
  const names = parts.filter((part) => wholeLength(part) === undefined)
  const [name = '', ...more] = names.map(withoutNaming)
  const isName =
    more.length === 0 &&
    !particles.has(tokenize(name)[0]?.text ?? 'off') &&
    readTimes(name, wording).length === 0 &&
    !name.includes('?')
  if (lengths.length > 1 || !isName) return undefined
  const asked = free?.do === 'free' ? free.length : undefined
  const to = slot.from.add(lengths[0] ?? asked ?? { hours: 1 })
  const isOver = free?.do === 'free' && lengths.length === 0 && Temporal.PlainDateTime.compare(to, slot.to) > 0
  const { people, ...invites } = guests
  const when = interval({ from: slot.from, to: isOver ? slot.to : to })
  const said = { title: capital(name), people, when, ...(place !== undefined && { place }) }
  return {
    wish: {
      do: 'create',
      said,
      people: [],
      find: undefined,
      focus: false,
      ...(left !== '' && { called: true }),
      ...invites,
    },
    sure: true,
  }
}

const ordersPut = /\b(?:put|add|enter|pencil) (?:it|that|this)\b/i

/** “…, at Da Mario”: where it is, apart from the rest. */
export function placeIn(rest: string, wording: Wording): { text: string; place?: string } {
  const [whole = '', said = ''] = atPlace.exec(rest) ?? []
  const isPlace = said !== '' && mayBePlace(said) && readTimes(said, wording).length === 0 && !/^\d/.test(said)
  if (!isPlace) return { text: rest }
  return { text: rest.slice(0, rest.length - whole.length), place: placeNamed(said) }
}

const atPlace = /(?:^|[\s,;–—-]+)(?:it['’]s )?(?:at|in) ((?!my\b|the (?:calendar|diary)\b)[^,;.]{2,50})[.!]*$/i

const mostParts = 3
/** “Take it off my list” books nothing. */
const particles = new Set('off out away back down up from to on in at over instead again easy'.split(' '))

/** What is said behind “grab it”, “put one in”: it points at a time, and names nothing. */
export function behindOrder(sentence: string): string | undefined {
  const tokens = tokenize(sentence)
  const at = tokens.findIndex(({ text }) => !assents.has(text))
  const [order] = findPhrases(tokens.slice(Math.max(at, 0)), orders)
  const last = order?.at === 0 ? tokens[at + order.end - 1] : undefined
  return last && sentence.slice(last.to).replace(inCalendar, '').replace(idle, '').trim()
}

const inCalendar = /^[\s,]*(?:(?:in|into|to|on) )?(?:my|the) (?:calendar|diary|agenda|schedule)(?![\p{L}])/iu
const idle = /^[\s,]*(?:(?:then|please|pls|for me|so|ok|too)(?=[\s,.!]|$)[\s,]*)+/i

const assents = new Set(
  'ok okay k good great fine cool perfect nice yes yeah yep right then so super lovely thanks just well and , .'.split(
    ' ',
  ),
)
const verbs = 'book,grab,take,use,block,reserve,nab,snag,have'
const things = 'it,one,that,that one,this,that slot,the slot,that time,that hour,that gap,this one,that hole,the gap'
const orders = phrases([
  [
    'put it in, put that in, book it in, pencil it in, pencil that in, block it out, put it there, put one in, put one there, add one, make one, schedule one, schedule it, book that in, add it to my calendar, add it to the calendar, add that to my calendar, add that to the calendar, put this in',
    true,
  ],
  [
    verbs
      .split(',')
      .flatMap((verb) => things.split(',').map((thing) => `${verb} ${thing}`))
      .join(','),
    true,
  ],
])

/** Cuts at punctuation. */
function partsOf(rest: string): string[] {
  return rest.split(/[,:;–—]| - /).flatMap((part) => {
    const bare = withoutEnd(part.trim(), '.!')
    return bare === '' ? [] : [bare]
  })
}

function wholeLength(part: string): Temporal.Duration | undefined {
  const [length, ...others] = readLengths(part)
  if (!length || others.length > 0) return undefined
  const around = tokenize(`${part.slice(0, length.at)} ${part.slice(length.until)}`)
  return around.every(({ text }) => besideLength.has(text)) ? length.duration : undefined
}

const besideLength = new Set('for just only it is please'.split(' '))

function withoutNaming(part: string): string {
  const tokens = tokenize(part)
  const [lead] = findPhrases(tokens, naming)
  return lead?.at === 0 ? part.slice(tokens[lead.end]?.from ?? part.length) : part
}

const naming = phrases([
  [
    "name is, name it, name, named, the name is, called, call it, it is called, it's called, its called, title, title is, title it, as, for, for the, for a, for an, for my, it is for, it's for, its for",
    true,
  ],
])
