import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readTimes } from '../event/times.ts'
import type { Wish } from '../wish.ts'
import { placeNamed } from './names.ts'
import { readTarget } from './target.ts'

/** “Place of the photo: studio Wola”, “give it a place: the town hall”: where something is, behind that word. */
export function readPlaceGiven(text: string, wording: Wording): Wish | undefined {
  const [, lead = '', of = 'it', said = ''] = given.exec(text) ?? fronted.exec(text) ?? named.exec(text) ?? []
  const location = said.replace(/[.!]$/, '')
  if (location === '' || location.endsWith('?')) return undefined
  const isTimed = readTimes(location, wording).length > 0 || readLengths(location).length > 0
  if (isTimed || !tokenize(lead).every((token) => leading.has(token.text))) return undefined
  return { do: 'place', target: readTarget(of, wording), location: placeNamed(location) }
}

const given =
  /^([a-z' ]{0,40})\b(?:place|location|venue)(?: (?:of|for) ([^:,]{2,60}))?(?::|,? it(?:'s|’s| is)) (\S[^:]*)$/i
/** “Packaging test: room is lab 7 now”. */
const fronted =
  /^()([^:,.]{2,60}): (?:the )?(?:place|location|venue|(?:meeting )?room)(?: is|:) (?:now )?(\S[^:]*?)(?: now| instead)?$/i
/** “The room for the planning is B12”. */
const named =
  /^([a-z' ]{0,40})\b(?:place|location|venue|(?:meeting )?room) (?:of|for) ([^:,]{2,60}?) is (?:now )?(\S[^:]*?)(?: now| instead)?$/i
const leading = new Set(
  'but and also then so ok please now put give set add note write it that let us the a its'.split(' '),
)
