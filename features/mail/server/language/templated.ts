import { z } from 'zod'
import { list, quote } from '#foundation/language/wording/quoting.ts'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailTemplate } from '../../contract.ts'
import { filled } from '../../rules/template.ts'
import type { UseTemplate } from '../../language/wish.ts'
import { drafted } from './letter.ts'
import { recipients } from './recipients.ts'

export const findTemplates = 'mail.list-templates'

const templates = z.array(mailTemplate)
const none = 'You have no templates yet. In the editor of a mail, Templates saves one.'

export function tellTemplates(turn: Turn): Move {
  const looked = answerOf(turn, findTemplates)
  if (looked === undefined) return call(findTemplates, {})
  const found = templates.parse(looked)
  return found.length === 0 ? say(none, { isNothing: true }) : say(`Your templates: ${named(found)}.`)
}

/** A draft by the template that is called so, else by the only one whose name holds these words. */
export function useTemplate(turn: Turn, { template, to }: UseTemplate): Move {
  const looked = answerOf(turn, findTemplates)
  if (looked === undefined) return call(findTemplates, {})
  const all = templates.parse(looked)
  if (all.length === 0) return say(none, { isNothing: true })
  const wanted = template.toLowerCase()
  const exact = all.filter(({ name }) => name.toLowerCase() === wanted)
  const found = exact.length > 0 ? exact : all.filter(({ name }) => name.toLowerCase().includes(wanted))
  const [only, another] = found
  if (!only) return say(`You have no template called ${quote(template)}. There are ${named(all)}.`)
  if (another) return say(`Which template do you mean: ${named(found)}?`)
  const known = recipients(turn, { to })
  if ('kind' in known) return known
  const names = known.to.map(({ name }) => name.split(' ')[0] ?? '')
  return drafted({ to: known.to, subject: filled(only.subject, names) || only.name, text: filled(only.text, names) })
}

function named(found: readonly { name: string }[]): string {
  return list(found.map(({ name }) => quote(name)))
}
