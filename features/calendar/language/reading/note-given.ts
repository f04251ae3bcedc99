import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wish } from '../wish.ts'
import { readTarget } from './target.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/** “Add a note to the dentist: bring the x-rays”, “note there: ask about the plan”: what is to be read with an event. */
export function readNoteGiven(message: string, wording: Wording): Wish | undefined {
  const [, inside = '', told = ''] = within.exec(message) ?? []
  if (told !== '') return { do: 'note', target: readTarget(inside, wording), text: told.trim() }
  const [, lead = '', said = '', note = ''] =
    fronted.exec(message) ?? quoted.exec(message) ?? given.exec(message) ?? reported.exec(message) ?? []
  const text = note.trim()
  if (text === '' || !tokenize(lead).every((token) => leading.has(token.text))) return undefined
  const of = /^(?:there|that one|this one|)$/i.test(said) ? 'it' : said
  const target = readTarget(of, wording)
  return { do: 'note', target, text }
}

const given =
  /^([\p{L}' ]{0,40}?)\b(?:notes?|comment|description|agenda)(?: (?:there|here|too|as well))?(?: (?:to|of|for|on|in|with|under) ([^:,]{2,60}?))?: (\S.*)$/isu
/** “For the interview add a note: ask about the plan”. */
const fronted =
  /^()(?:for|on|to|in) ([^:,]{2,60}?),? (?:please )?(?:add|make|put|leave|write|attach) (?:an? |the )?(?:notes?|comment): (\S.*)$/isu
/** “Write in the dentist a note: bring the x-rays”. */
const within =
  /^(?:and |also |then |please )*(?:write|put|add|make|leave) (?:in|into|to|on|under) ([^:,]{2,60}?),? (?:an? |the |as )?(?:note|comment|remark)(?: down)?: (\S.*)$/isu
/** “Put “two copies” in the notes”. */
const quoted =
  /^()()(?:put|add|write|note) [“"]([^“”"]+)[”"] (?:in|into|to|on) (?:the|its) (?:notes?|description)[.!]*$/iu
/** “Put in the notes that we have to name the trainers”, “add to the notes to bring the deck”. */
const reported =
  /^([\p{L}' ]{0,40}?)\b(?:put|add|write|note|mention|include|leave|say|make) (?:it )?(?:(?:in|into|to|on|under) (?:the |its )?(?:notes?|description|agenda)(?: (?:of|for) ([^:,]{2,60}?))?(?: that|,? to|,)|an? note (?:saying )?that) (\S.*)$/isu
const leading = new Set(
  'but and also then so ok please now put give set add attach write leave in into to the a an as it that make with this there its'.split(
    ' ',
  ),
)
