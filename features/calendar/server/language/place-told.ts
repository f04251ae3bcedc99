import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { withoutAddIt } from '../../language/reading/add-it.ts'
import { mayBePlace, placeNamed } from '../../language/reading/names.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { wishIn } from './frames.ts'
import { spokenOf } from './mentions.ts'

/** “The call with Akira is on Zoom, add that”: what is told of an event, and is to be kept with it. */
export function keptWithIt({ wish, ...heard }: Heard): Heard | undefined {
  if (wish.do === 'place' || wish.do === 'note') return { ...heard, wish, sure: true }
  return wish.do === 'offer' && wish.wish.do === 'place'
    ? { ...heard, wish: { ...wish, isSaid: true }, sure: true }
    : undefined
}

/** “It’s River Kitchen, add that”, right after it was asked where something is. */
export function placeTold(sentence: string, dialogue: Dialogue): Heard | undefined {
  const asked = wishIn(dialogue.asked)
  const [ref, ...others] = spokenOf(dialogue)
  if (asked?.do !== 'next' || asked.asks !== 'where' || !ref || others.length > 0) return undefined
  const [, place = ''] = told.exec(withoutCourtesy(withoutAddIt(plainWords(sentence)) ?? '')) ?? []
  const isPlace = place !== '' && tokenize(place).length <= mostWords && mayBePlace(place) && !/\d[:.]\d/.test(place)
  if (!isPlace) return undefined
  return {
    wish: { do: 'place', target: { ...asked.target, it: true, all: false, named: [ref] }, location: placeNamed(place) },
    sure: true,
  }
}

const mostWords = 6
const told =
  /^(?:it(?:['’]s| is| will be)|we(?:['’]re| are) (?:meeting )?(?:at|in)|that(?:['’]s| is)) (?:at |in )?(\S.*?)$/i
