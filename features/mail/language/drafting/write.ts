import type { Missing, Request, Tone, Written } from './draft.ts'
import { forms } from './forms.ts'

/** A mail by the form of its purpose, or what has to be asked for first. */
export function write({ purpose, tone, facts, subject, seed }: Request): Written | { missing: Missing } {
  const form = forms[purpose]
  const has: Readonly<Record<Missing, boolean>> = {
    words: (facts.words?.length ?? 0) + (facts.questions?.length ?? 0) > 0,
    matter: facts.matter !== undefined,
    topic: facts.topic !== undefined,
    person: facts.person !== undefined,
    until: facts.until !== undefined,
  }
  const missing = form.needs.find((need) => !has[need])
  if (missing) return { missing }
  const wordings = form.says[tone]
  const paragraphs = wordings[seed % wordings.length]?.(facts) ?? []
  const told = paragraphs.filter((paragraph) => paragraph !== '')
  return {
    subject: subject ?? form.subject(facts),
    text: [greeting(facts.names, tone), ...told, closing(facts.own, tone)].join('\n\n'),
  }
}

function greeting(names: readonly string[], tone: Tone): string {
  const known = names.filter((name) => name !== '')
  const called = known.length === 0 || known.length > 3 ? '' : ` ${new Intl.ListFormat('en-GB').format(known)}`
  if (known.length > 3) return `${hello[tone]} all,`
  return called === '' ? 'Hello,' : `${tone === 'brief' ? called.trim() : hello[tone] + called},`
}

const hello: Readonly<Record<Tone, string>> = { formal: 'Dear', friendly: 'Hi', brief: 'Hi' }
const goodbye: Readonly<Record<Tone, string>> = { formal: 'Kind regards,', friendly: 'Best,', brief: '' }

function closing(own: string, tone: Tone): string {
  return [goodbye[tone], own].filter((line) => line !== '').join('\n')
}
