import { withoutHedge } from '#foundation/language/text/own-text.ts'
import type { SaidEvent } from './said-event.ts'
import { firstNames } from './first-names.ts'
import { normalised } from './lengths.ts'

/** A length before the thing itself is not its name: “30 minutes with Sara”. */
export function leadFor(rest: string): string {
  return normalised(rest)
    .replace(/^(?:time|slot|space|room|gap)?\s*(?:for|to)\s+/i, '')
    .trim()
}

/** Articles lead what was asked for (“book the dentist”); in a title alone (“The exam”) they stay. */
export function tidied(said: SaidEvent, rest: string, asked: boolean): SaidEvent {
  const title = withoutHedge(said.title)
    .replace(/^(?:me|us)\s+(?=an?\s|some\s|time\s)/i, '')
    .replace(/^(?:me|us)\s+(?=with\s)/i, 'meeting ')
    .replace(/^(?:me|us)\s+(?:down\s+)?(?:as|for)\s+(?=\S)/i, '')
    .replace(/^(?:(?:all|whole|full)[- ]day[:,]\s*)?(?:(?:for|to|as)\s+)?(?=\S)/i, '')
    .replace(/^(?:(?:an? |some )?(?:slot|time|meeting slot|bit of time) )?(?=with\s+\S)/i, 'meeting ')
    .replace(/[\s,]+(?:then|at that time|in that slot|as well|too|also|ideally|preferably)$/i, '')
    .replace(/^meet(?= (?:with )?\p{Lu})(?: with)?/iu, 'meeting with')
    .replace(asked ? /^(?:an?|the|some|my|new|another)\s+(?=\S)/i : /^(?:an?|another)\s+(?=\S)/i, '')
    .replace(/^(?:new\s+)?(?:event|meeting|appointment|entry)\s+(?:called|named|titled|entitled|about)\s+/i, '')
    .replaceAll(/^["“'‘«]|["”'’»]$/g, '')
    .replace(/,?\s+(?:all|whole|full|entire)[- ]day$/i, '')
    .replace(asked ? /\s+(?:in )?there$/i : /^$/, '')
    .replaceAll(/(?<=\b(?:with|and)\s)\p{Ll}+(?=$|[\s,])/gu, (word) => (firstNames.has(word) ? capital(word) : word))
    .trim()
  const crowd = crowds.exec(title)?.[0]
  if (crowd !== undefined && crowd !== title)
    return tidied(
      { ...said, title: title.slice(0, -crowd.length), unread: [...(said.unread ?? []), crowd.trim()] },
      rest,
      asked,
    )
  const isNothing = nothing.test(title) || onlyWhen.test(title) || (asked && /^(?:new )?(?:event|entry)$/i.test(title))
  return {
    ...said,
    ...(said.place !== undefined && { place: said.place.replace(/^the (?=\p{Lu})/u, '') }),
    title: isNothing ? '' : capital(title),
    people: said.people.length > 0 ? said.people : namesIn(rest),
  }
}

/** Those of something else are known to nobody who only reads the sentence. */
const crowds =
  /\s+with (?:everyone|everybody|all (?:of|the)|the (?:people|attendees|others|same people)|whoever|him|her|them|those guys)\b.*$/i

const nothing =
  /^(?:(?:something|it|that|this|them|one|time|slot|a|an|the|in|on|at|to|there|then|instead|me|back|but|so|and|just)(?:\s+|$))*$/i

/** “Till the call”, as in “from 1 till the call”, is no title. */
const onlyWhen = /^(?:until|till?)\s/i

function namesIn(rest: string): string[] {
  const found = /\bwith\s+((?:\p{Lu}[\p{L}'’-]*)(?:(?:\s+and\s+|,\s*|\s+)\p{Lu}[\p{L}'’-]*)*)/u.exec(rest)?.[1]
  return found?.split(/\s+and\s+|,\s*/) ?? []
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
