import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/**
 * “Send the model on Friday, put as todo”, “plus a todo, dig out the card”, “make a task that I pay Lars”: what is to be
 * noted, without the clause that only says so.
 */
export function asTask(said: string): string | undefined {
  const text = withoutEnd(said.trim(), '.!')
  if (text.includes('?')) return undefined
  return behindHead(text) ?? beforeTail(text) ?? behindThat(text)
}

const marks = /[,;:]| [-–—] |[.!] /g

function behindHead(text: string): string | undefined {
  const [mark] = [...text.matchAll(marks)]
  const head = mark ? text.slice(0, mark.index) : ''
  const body = mark ? text.slice(mark.index + mark[0].length).trim() : ''
  return isNote(head) && isMore(head) && isLong(body) ? body : undefined
}

function beforeTail(text: string): string | undefined {
  const mark = [...text.matchAll(marks)].at(-1)
  const [body, tail] = mark ? [text.slice(0, mark.index).trim(), text.slice(mark.index + mark[0].length)] : ['', '']
  return isNote(tail) && isLong(body) ? body : undefined
}

/** Whether all words of a clause only say that something is to be noted, and as what. */
function isNote(clause: string): boolean {
  const words = tokenize(clause).map(({ text }) => text)
  return words.length <= mostWords && words.some((word) => nouns.has(word)) && words.every((word) => noting.has(word))
}

/** Whether it begins as one more: “plus a todo, …”. Plain beginnings such as “todo:” are read elsewhere. */
function isMore(head: string): boolean {
  return tokenize(head).some(({ text }) => more.has(text))
}

function isLong(body: string): boolean {
  return tokenize(body).length > 1
}

const mostWords = 8
const nouns = new Set(['todo', 'todos', 'to-do', 'task', 'tasks'])
const more = new Set(['plus', 'another', 'more'])
const noting = new Set([
  ...nouns,
  ...`put it as a an on in to add make that this note down please pls thanks my the for me into list one more another plus and also new log can could would you
  then oh ok so set save keep under stick pop create recurring repeating`.split(/\s+/),
])

/** “Make a task that I pay Lars tomorrow”. */
function behindThat(text: string): string | undefined {
  const tokens = tokenize(text)
  const [order] = findPhrases(tokens, making)
  const first = tokens.find(({ text: word }) => !leading.has(word))
  const begin = tokens[order?.at ?? -1]
  const verb = tokens[order?.end ?? tokens.length]
  return order && verb && begin?.from === first?.from ? text.slice(verb.from) : undefined
}

const leading = new Set('then ok okay so and please pls now just also fine'.split(' '))
const verbs = ['make', 'add', 'create', 'put', 'set', 'note', 'make me', 'add me', 'create me']
const things = ['a task', 'a todo', 'a to-do', 'one task', 'another task', 'a new task', 'another todo']
const links = ['that i', 'that we', 'so i', 'so that i', 'saying i', 'where i']
const needs = ['', ' should', ' must', ' have to', ' need to', ' will', ' can']
const making = phrases([
  [
    verbs
      .flatMap((verb) =>
        things.flatMap((thing) => links.flatMap((link) => needs.map((need) => `${verb} ${thing} ${link}${need}`))),
      )
      .join(','),
    true,
  ],
])
