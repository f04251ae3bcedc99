import { readBareRange } from '#foundation/time/words/ranges/bare-range.ts'
import { type Chosen, chooseTimes } from './choice.ts'
import { readPeople } from './people.ts'
import { readPlace } from './place.ts'
import { shielded } from './shield.ts'
import { withoutCommand } from './command.ts'
import { readTitle } from './title.ts'
import { type Aside, asidesIn } from './asides.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { mask, masked } from '#foundation/time/words/text/mask.ts'
import type { Length, Place, When, Wording } from '#foundation/time/words/when.ts'
import type { SaidEvent } from './said-event.ts'

const longest = 1_000

/** What a sentence says of an event, piece by piece; `asked`: a verb that asked for it was taken off before. */
export function readParts(text: string, wording: Wording, asked = false): SaidEvent {
  const stripped = withoutCommand(text.slice(0, longest))
  const said = asked ? { ...stripped, asked } : stripped
  const named = said.named ?? { at: 0, until: 0 }
  const open = masked(said.text, named.at, named.until)
  const repeated = readRepetition(shielded(open), wording)
  const afterRule = cut(open, repeated?.places ?? [])
  const times = readTimes(shielded(spaced(afterRule)), wording)
  const chosen = repeated ? { places: [] } : withRange(afterRule, times, wording)
  const afterTimes = cut(afterRule, chosen.places)
  const length = readLength(afterTimes)
  const afterLength = cut(afterTimes, length ? [length] : [])
  const place = readPlace(afterLength)
  const left = cut(afterLength, place ? [place] : [])
  const asides = asidesIn(left, wording)
  return {
    title: titleOr(readTitle(cut(left, asides), said), place?.name),
    ...(chosen.when && { when: chosen.when }),
    ...(length && { length }),
    ...(repeated && { repeated }),
    ...(place && { place: place.name }),
    people: readPeople(
      cut(
        left,
        asides.filter(({ role }) => role !== 'people'),
      ),
    ),
    ...asideWords(left, asides),
  }
}

/** “I’ll be at the dentist”: where somebody is, is what it is. */
function titleOr(title: string, place: string | undefined): string {
  const bare = /^(?:i|we|you)(?:['’](?:ll|m|re|ve))?(?: (?:am|are|will|have))?(?: be)?$/iu.test(title)
  if (!bare || place === undefined) return title
  const name = place.replace(/^(?:the|a|an)\s/iu, '')
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** “Friday 10-11”: hours beside a day that has none otherwise. */
function withRange(text: string, times: readonly When[], wording: Wording): Chosen {
  const chosen = chooseTimes(text, times)
  if (!chosen.when?.saysDay || chosen.when.saysTime || chosen.when.kind !== 'instant') return chosen
  const range = readBareRange(cut(text, chosen.places), wording)
  return range
    ? chooseTimes(
        text,
        [...times, range].toSorted((a, b) => a.at - b.at),
      )
    : chosen
}

function asideWords(left: string, asides: readonly Aside[]): Pick<SaidEvent, 'unread' | 'told'> {
  const of = (role: Aside['role']) =>
    asides.filter((aside) => aside.role === role).map(({ at, until }) => plainly(left.slice(at, until)))
  const [unread, told] = [of('unread'), of('told')]
  return { ...(unread.length > 0 && { unread }), ...(told.length > 0 && { told }) }
}

function plainly(words: string): string {
  return words.replaceAll(mask, ' ').replaceAll(/\s+/gu, ' ').trim()
}

function cut(text: string, places: readonly Place[]): string {
  return places.reduce((rest, { at, until }) => masked(rest, at, until), text)
}

function spaced(text: string): string {
  return text.replaceAll(mask, ' ')
}

const asQuality = /^(?:[2-9]|1\d|two|three|four|five|six|seven)[\s-](?:day|week)$/iu

/** “for 45 minutes”, “a two hour workshop”; days only where “for” leads them, since “3 days” may be what it is about. */
function readLength(text: string): Length | undefined {
  for (const length of readLengths(spaced(text))) {
    const lead = /\b(?:for|lasting|takes|of)\s+(?:about\s+|around\s+|roughly\s+)?$/iu.exec(text.slice(0, length.at))
    const { hours, minutes } = length.duration
    const words = text.slice(length.at, length.until)
    const ofDays = hours + minutes === 0 || /day/iu.test(words)
    if (!lead && ofDays && !asQuality.test(words)) continue
    const tail = /^(?:\s+long\b|-long\b)/iu.exec(text.slice(length.until))
    return {
      ...length,
      at: lead ? lead.index : length.at,
      until: length.until + (tail?.[0].length ?? 0),
    }
  }
  return undefined
}
