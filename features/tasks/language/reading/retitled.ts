import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { rightWordsIn } from '#foundation/language/english/right-words.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { ChangeWish } from '../wish.ts'

const task = '(task|to-do|todo|entry|item|one)'
const must = '(should|must|has to|needs to|ought to)'
const say = '(say|read|be called|be named|be titled)'
const put = '(change|replace|turn|correct|swap)'
const to = '(to|with|by|into|for)'

/** Which task, which of its words are wrong, and what stands there instead. */
const retitled: Paraphrases = {
  '{thing}: {old}: {title}': [
    `in the {thing:named} ${task} ,? ${put} {old:few} ${to} {title:few}`,
    `${put} {old:few} ${to} {title:few} in the {thing:named} ${task}`,
  ],
  '{old}: {old}: {title}': [
    `(the|my) ${task} (that|which) (says|reads|is called|is named|is titled) {old:named} ${must} ${say} {title:rest}`,
    `(the|my) {old:named} ${task} ${must} ${say} {title:rest}`,
    `(the|my) (task|to-do|todo) {old:named} ${must} ${say} {title:rest}`,
  ],
}

const ordersOf = createParaphrasing([retitled])

/** “The task that says May plan should say June plan”: the rest of its title stays. */
export function readRetitled(message: string): ChangeWish | undefined {
  const said = rightWordsIn(message)
  if (said) {
    const words = [...new Set(`${said.thing ?? ''} ${said.wrong}`.trim().split(' '))].join(' ')
    return {
      do: 'change',
      which: { words, all: false, isExact: true },
      to: { title: said.right, inPlaceOf: said.wrong },
    }
  }
  const text = withoutEnd(message.trim(), '.! ')
  if (text.includes('?') || text.includes(': ')) return undefined
  const order = ordersOf(text)
  const [words, old, title, more] = order === text ? [] : order.split(': ')
  if (words === undefined || old === undefined || title === undefined || more !== undefined) return undefined
  return { do: 'change', which: { words, all: false }, to: { title, inPlaceOf: old } }
}

/** The new title of a task of which only some words are wrong. */
export function titleWith(before: string, { title, inPlaceOf }: { title: string; inPlaceOf: string }): string {
  const at = before.toLowerCase().indexOf(inPlaceOf.toLowerCase())
  const lead = before.slice(0, Math.max(0, at))
  if (at < 0 || (lead !== '' && title.toLowerCase().startsWith(lead.toLowerCase()))) return title
  return lead + title + before.slice(at + inPlaceOf.length)
}
