import { trimmed } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { sentencesIn } from '../drafting/sentences.ts'
import { notNames } from './people.ts'
import { subjects } from './segments.ts'

/** Whether the words name a subject, as in “reply to the bank details mail”, and not a sender, as in “reply to Tom’s mail”. */
export function isThing(between: string): boolean {
  const [first, second] = tokenize(between).map(({ text }) => text)
  return things.has((first === 'to' ? second : first) ?? '')
}

/** Names, and what follows them: “Sara I am late” says something, “Helen the minutes” brings something. */
export function apart(lead: string): { names: string; clause?: string; thing?: string } {
  const stop = lead.indexOf('. ')
  // “To Claire. New chalk is sent” names Claire, and “Dr. Weber” is one name.
  if (stop > 0 && sentencesIn(lead).length > 1 && stop < mostNamed)
    return { names: trimmed(lead.slice(0, stop), notNames), clause: lead.slice(stop + 2).trim() }
  const tokens = tokenize(lead)
  const at = tokens.findIndex(({ text }, place) => place > 0 && (subjects.has(text) || things.has(text)))
  const begin = tokens[at]
  if (!begin) return { names: lead }
  const names = trimmed(lead.slice(0, begin.from), notNames)
  const rest = lead.slice(begin.from)
  if (names === '' || tokens.slice(0, at).some(({ text }) => things.has(text))) return { names: lead }
  if (subjects.has(begin.text) || doing.test(rest))
    return tokens.length - at > 1 ? { names, clause: rest } : { names: lead }
  return { names, thing: rest }
}

const mostNamed = 40
/** “The desks cost 300 euros” says something. */
const doing =
  /^(?:the|my|our|this|these|those) [\p{L}-]+ (?:is|are|was|were|will|can|cannot|can['’]t|has|have|costs?|comes?|came|starts?|begins?|ends?|arrives?|arrived|opens?|closes?|moves?|moved|needs?|takes?|works?|fits?|leaves?)\b/iu
const things = new Set('the my our this these those'.split(' '))
