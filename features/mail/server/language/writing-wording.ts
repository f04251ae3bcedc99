import { timeText } from '#foundation/language/wording/moments.ts'
import { escaped, list, quote, together } from '#foundation/language/wording/quoting.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { Compose } from '../../language/wish.ts'
import type { Missing } from '../../language/drafting/draft.ts'
import type { Moment } from './wording.ts'

export const noThread = 'Which mail should this answer? Say whom it is from, or some words of its subject.'
/** The person wants to answer somebody, but there is no mail from them. */
export function noneFrom(name: string): string {
  return `I find no mail from ${escaped(name)}. Which mail should this answer? Say whom it is from, or some words of its subject.`
}

/** `doubts`: the sentences that also stand above the mail. */
export function notAnswered(subject: string, doubts: readonly string[]): string {
  return `I did not draft an answer to ${quote(subject)}: it may not come from who it says. ${doubts.map(escaped).join(' ')} If you trust it, open it and answer it there.`
}

/** Only its sender was named, and whoever wrote it may be somebody else. */
export function notPassedOn(subject: string, doubts: readonly string[]): string {
  return `I did not forward ${quote(subject)}: it may not come from who it says. ${doubts.map(escaped).join(' ')} To forward it all the same, name it by its subject.`
}

/** What is passed on with its warnings. */
export function passesOnDoubts(subject: string, doubts: readonly string[]): string {
  return `${quote(subject)} may not come from who it says. ${doubts.map(escaped).join(' ')}`
}

/** The files of a mail that is passed on. */
export function filesStay(names: readonly string[]): string {
  const [are, files] = names.length === 1 ? ['is', 'the file'] : ['are', 'the files']
  return `${together(names.map(escaped))} ${are} not attached, as the draft holds only the text. Open it and attach ${files} there, or forward the mail in Mail.`
}

export const whatToWrite =
  'To whom should it go, and what should it say? For example: “to Sara, that the report is ready”.'

/** What is missing, in one question. */
export function whatIs(missing: Missing, to: readonly string[], { purpose }: Compose): string {
  const whom = to.length === 0 ? 'the mail' : `the mail to ${together(to.map(escaped))}`
  const questions: Record<Missing, string> = {
    words: `What should ${whom} say?`,
    matter: `${matters[purpose] ?? 'What is it about, in'} ${whom}?`,
    topic: `What is ${whom} about?`,
    person: purpose === 'introduce' ? 'Whom should I introduce?' : 'Who takes over?',
    until: 'Until when are you away?',
  }
  return questions[missing]
}

const matters: Partial<Record<Compose['purpose'], string>> = {
  thank: 'What do you thank for in',
  apology: 'What do you apologise for in',
  documents: 'What do you ask for in',
  share: 'What do you share in',
  congratulate: 'What are the congratulations for in',
}

type Passed = { from: { name: string; address: string } | null; at: string; text: string }

/** What is passed on stands below a line that says whose it is. */
export function forwarded({ from, at, text }: Passed, subject: string, { zone, format }: Moment): string {
  const time = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const who = from === null ? '' : from.name === '' ? from.address : `${from.name} <${from.address}>`
  const date = `${dateText(time.toPlainDate().toString(), 'long', format)}, ${timeText(time, format)}`
  return [
    '---------- Forwarded message ----------',
    `From: ${who}`,
    `Date: ${date}`,
    `Subject: ${subject}`,
    '',
    text,
  ].join('\n')
}

/** Texts are put together from English forms. */
export function onlyEnglish(language: string, to: readonly Person[]): string {
  const whom = to.length === 0 ? '' : ` to ${together(to.map(({ name, address }) => escaped(name || address)))}`
  return `Without an AI model I can only write in English, not in ${escaped(language)}. Should I draft the mail${whom} in English?`
}

export function unknownPerson(name: string): string {
  return `I know nobody called ${escaped(name)}.`
}

/** `name`: somebody to write to whom nobody knows. */
export function whoIs(name: string): string {
  return `I know nobody called ${escaped(name)}. To which address should the mail go?`
}

export const whoAreBoth = 'Who should get it? Name all of them.'

type Person = { name: string; address: string }

export function whichPerson(name: string, people: readonly Person[]): string {
  const lines = people.map((person) => `${escaped(person.name)}, ${escaped(person.address)}`)
  return `Which ${escaped(name)} do you mean?\n\n${list(lines)}`
}

/** Whose address only others wrote. */
export function onlyMet(people: readonly Person[]): string {
  const once = [...new Map(people.map((person) => [person.address.toLowerCase(), person])).values()]
  const each = once.map(({ name, address }) => escaped(name === '' ? address : `${name}, ${address}`))
  return `I know ${together(each)} only from what others wrote: check the address before you say yes.`
}

export function plainSubject({ topic, matter }: Compose): string {
  return capital(topic ?? matter ?? '')
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
