import type { Facts, Manner, Missing, Purpose, Request, Tone, Written } from './draft.ts'
import { forms } from './forms.ts'
import { germanClosing, germanGreeting, speaksGerman } from './german.ts'
import { said, together } from './forms/form.ts'

/** A mail by the form of its purpose, or what has to be asked for first. */
export function write({
  purpose,
  tone,
  isWarm = false,
  facts,
  subject,
  manner,
  seed,
}: Request): Written | { missing: Missing } {
  const [, other] = facts.names
  // “An intro mail to Gwen: I am new here” introduces nobody to her.
  const isAlone = purpose === 'introduce' && facts.person === undefined && other === undefined
  const form = forms[isAlone && (facts.words?.length ?? 0) > 0 ? 'message' : purpose]
  const has: Readonly<Record<Missing, boolean>> = {
    words: (facts.words?.length ?? 0) + (facts.questions?.length ?? 0) > 0,
    matter: facts.matter !== undefined,
    topic: facts.topic !== undefined,
    person: facts.person !== undefined,
    until: facts.until !== undefined,
  }
  const missing = form.needs.find((need) => !has[need])
  // The own words say it where a fact for the form is not known.
  const isPair = missing === 'person' && purpose === 'introduce' && facts.names.length > 1
  if (missing && !isPair && (missing === 'words' || !has.words)) return { missing }
  const wordings = missing ? openings(purpose, tone) : form.says[tone]
  const paragraphs = wordings[seed % wordings.length]?.(facts) ?? []
  const told = paragraphs.filter((paragraph) => paragraph !== '')
  const isGerman = speaksGerman((facts.words ?? []).join(' '))
  const ends = isGerman
    ? {
        first: germanGreeting(facts.names, tone === 'formal'),
        last: manner?.closing || germanClosing(facts.own, tone === 'formal'),
      }
    : { first: begun(facts.names, tone, manner), last: manner?.closing || closing(facts.own, tone) }
  return {
    subject: subject ?? (missing ? titles[purpose] : undefined) ?? form.subject(facts),
    text: [ends.first, ...(isWarm && tone === 'friendly' && !isGerman ? [goodWish] : []), ...told, ends.last].join(
      '\n\n',
    ),
  }
}

const goodWish = 'I hope you’re well.'

/** The own words behind what a mail of that purpose begins with. */
function openings(purpose: Purpose, tone: Tone): ((facts: Facts) => string[])[] {
  const [formal, friendly, brief] = first[purpose] ?? ['', '', '']
  const open = { formal, friendly, brief }[tone]
  return [(facts) => [together(open, ...said(facts))]]
}

const first: { readonly [purpose in Purpose]?: readonly [formal: string, friendly: string, brief: string] } = {
  thank: ['Thank you very much.', 'Thank you so much!', 'Thanks.'],
  apology: ['Please accept my apologies.', 'I’m sorry.', 'Sorry.'],
  congratulate: ['Congratulations.', 'Congratulations!', 'Congratulations.'],
  decline: ['I am afraid that I have to decline.', 'I’m sorry, but I have to decline.', 'I have to decline.'],
  accept: ['I am pleased to accept.', 'I’m happy to accept.', 'I accept.'],
  introduce: [
    'May I introduce you to each other.',
    'I’d like to introduce you to each other.',
    'Please meet each other.',
  ],
}

const titles: { readonly [purpose in Purpose]?: string } = {
  thank: 'Thank you',
  apology: 'Apologies',
  congratulate: 'Congratulations',
  introduce: 'Introduction',
  'out-of-office': 'Out of office',
}

function begun(names: readonly string[], tone: Tone, manner: Manner | undefined): string {
  const known = names.filter((name) => name !== '')
  if (!manner?.greeting || known.length > 3) return greeting(names, tone)
  const called = known.length === 0 ? '' : new Intl.ListFormat('en-GB').format(known)
  return called === '' ? manner.greeting.replaceAll(/ ?\{name\}/g, '') : manner.greeting.replaceAll('{name}', called)
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
