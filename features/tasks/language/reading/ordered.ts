import { tokenize } from '#foundation/language/text/tokens.ts'
import { orderVerbs } from './reasons.ts'

/** “First tick the plumber off”: “first” says when it is to be done, and is not part of the task’s name. */
export function withoutSequence(text: string): string {
  const tokens = tokenize(text)
  const [first, second] = tokens
  const isFirst = first?.text === 'first' || first?.text === 'firstly'
  return isFirst && second && (orderVerbs.has(second.text) || closing.has(second.text)) ? text.slice(second.from) : text
}

const closing = new Set('kill close tick cross strike cancel scrap'.split(' '))

/** What stands before a colon, in the words of an order: “shopping list: add eggs”, “add a note to the offer: …”. */
export function ordered(text: string): string {
  const colon = text.indexOf(': ')
  if (colon < 1 || colon > mostBefore) return text
  const [head, body] = [text.slice(0, colon), text.slice(colon + 2).trim()]
  if (noteOf.test(head)) return `${head} saying ${body}`
  const [, name] = listNamed.exec(head) ?? []
  const [, what] = added.exec(body) ?? []
  return name === undefined || what === undefined || over.test(what) ? text : `add ${what} to my ${name} list`
}

/** “Office list: toner off, add staples”: what is off or done is there already. */
export const over =
  /(?:^|, |; | and )(?:[\p{L}'’-]{2,20} ){1,3}(?:is |are )?(?:off|done|finished|sorted|ticked)(?=$|[,.;!]| and )/iu

const mostBefore = 80
const noteOf = /^(?:add|put|make|write|attach) (?:a |the |this )?(?:note|comment|remark) (?:to|on|for) /i
/** A list of a name of its own, unlike “task list”. */
const listNamed = /^(?:(?:on|to|for) )?(?:the |my |our )?((?!task|to-?do|to do|my|new|a )[a-z][a-z' -]{0,39}?) list$/i
const added = /^(?:please )?(?:add|put|need|get|buy|also|we need|i need)? ?(.+)$/i
