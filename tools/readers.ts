import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { clipped } from '#features/assistant/server/built-in/long-message.ts'
import { resolve } from '#features/assistant/server/built-in/resolve.ts'
import { reader } from '#features/assistant/server/built-in/testing/understood.ts'
import { readRequest } from '#foundation/language/summary/length.ts'
import { summarise } from '#foundation/language/summary/summarise.ts'
import { answerInOtherLanguage } from '#features/assistant/rules/other-language.ts'
import { clockChangeIn } from '#features/assistant/language/clock-change.ts'
import { partIn, without } from '#features/assistant/rules/fact-parts.ts'
import { countryIn } from '#features/assistant/rules/public-holidays.ts'
import { paceIn } from '#features/assistant/rules/pace.ts'
import { shareIn } from '#features/assistant/rules/percentages.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { sumIn } from '#features/assistant/rules/sums.ts'
import { conversionIn } from '#features/assistant/rules/units.ts'
import { maskJson, maskText } from '#features/assistant/server/leaving/mask.ts'
import { visible as visibleToModels } from '#features/assistant/server/loop/visible.ts'
import { visibleShown } from '#features/activity/rules.ts'
import { BrokenFile } from '#foundation/time/icalendar/components.ts'
import { readCalendarFile } from '#features/calendar/ics/read.ts'
import { readingOf } from '#features/calendar/reading.ts'
import { meetingLink } from '#features/calendar/rules/meeting-link.ts'
import { excerptOf } from '#features/chat/passages.ts'
import { documentPart, titleFrom } from '#features/chat/rules.ts'
import { colourCode } from '#foundation/web/markdown/colour-code.ts'
import { createReader } from '#foundation/web/markdown/reader.ts'
import { splitChips } from '#features/chat/web/screen/chips.ts'
import { cleanName, cleanType } from '#features/documents/rules.ts'
import { authenticationIn, messageIds, unsubscribeIn } from '#features/mail/rules/headers.ts'
import { imitated, knownDomains } from '#features/mail/rules/look-alike.ts'
import { knownFrom, marksOf } from '#features/mail/rules/marks.ts'
import { ownWords } from '#features/mail/rules/reply/own-words.ts'
import { splitSignature } from '#features/mail/rules/reply/signature.ts'
import { readMailQuery } from '#features/mail/rules/search-query.ts'
import { bareSubject } from '#features/mail/rules/subject.ts'
import { trackerOf } from '#features/mail/rules/trackers.ts'
import { contentsOf } from '#features/mail/server/reading/contents.ts'
import { htmlOf } from '#features/mail/rules/rich/html.ts'
import { linesOfHtml } from '#features/mail/rules/rich/parse.ts'
import { shownHtml } from '#features/mail/server/reading/shown-html.ts'
import { UnreadableFile as UnreadableContacts } from '#features/contacts/files/file-contact.ts'
import { readContactsFile } from '#features/contacts/files/read.ts'
import { readTasksFile } from '#features/tasks/files/read.ts'
import { UnreadableFile } from '#features/tasks/files/file-task.ts'
import { emptyDialogue } from '#foundation/language/dialogue.ts'
import { whyHeavy } from '#foundation/server/json-size.ts'
import { strikeOut } from '#foundation/server/log-filter.ts'
import { parseRule } from '#foundation/time/repetition/rule.ts'
import { readEvent } from '#features/calendar/language/event/read-event.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { commonUnits, type Run } from './pattern-runs.ts'

const wording: Wording = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), dateOrder: 'day-first' }
const scene = {
  context: { commands: [], zone: 'Europe/Vienna' },
  now: wording.now,
  today: wording.now.toPlainDate(),
  before: [],
  dialogue: emptyDialogue,
}

let heard = 0

/** Never the same text twice: what was read a moment ago is not read again, and so costs nothing. */
export function unheard(text: string): string {
  heard += 1
  return `${text} x${heard.toString(36)}`
}

/** Everything here that reads a text from a person, a model or a stranger. New readers must be added. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a calendar file': readFile,
  'a description in a calendar file': (text) => readFile(inEvent(`DESCRIPTION:${text}`)),
  'a parameter in a calendar file': (text) => readFile(inEvent(`SUMMARY;CN=${text}:Lunch`)),
  'the guests in a calendar file': (text) => readFile(inEvent(`ATTENDEE;CN="A":${text}`)),
  'dates left out in a calendar file': (text) => readFile(inEvent(`RRULE:FREQ=DAILY\r\nEXDATE:${text}`)),
  'a rule in a calendar file': (text) => readFile(inEvent(`RRULE:FREQ=DAILY;${text}`)),
  'a zone in a calendar file': (text) =>
    readFile(`BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:A\r\n${text}\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n`),
  'a file of tasks': readTasks,
  'the notes of a task in a file': (text) => readTasks(inToDo(`DESCRIPTION:${text}`)),
  'a CSV of tasks': (text) => readTasks(`TYPE,CONTENT,DATE\r\ntask,${text},${text}`),
  'a quoted CSV of tasks': (text) => readTasks(`TYPE,CONTENT\r\ntask,"${text}`),
  'a JSON of tasks': (text) =>
    readTasks(JSON.stringify({ items: [{ items: [{ title: text, due: text, completed: text }] }] })),
  'a file of contacts': readContacts,
  'a name in a file of contacts': (text) => readContacts(`BEGIN:VCARD\r\nN:${text}\r\nEND:VCARD`),
  'an address in a file of contacts': (text) => readContacts(`BEGIN:VCARD\r\nitem1.EMAIL:${text}\r\nEND:VCARD`),
  'a rule of a series': parseRule,
  'the weight of JSON': whyHeavy,
  'chat words': (text) => resolve(text, reader, scene),
  'chat words after an answer': (text) =>
    resolve('and the second one?', reader, {
      ...scene,
      before: clipped([
        { role: 'user', text },
        { role: 'assistant', text },
      ]),
    }),
  'a message in another language': answerInOtherLanguage,
  'a sum': sumIn,
  'a measure': conversionIn,
  'a part of a fact': (text) => [partIn(text), without('number', text), without('address', text)],
  'a country with its holidays': countryIn,
  'a share': (text) => shareIn(text),
  'a pace': (text) => paceIn(text),
  'a time elsewhere': (text) => clockChangeIn(text, undefined),
  'the kind of a sentence': kindOfSentence,
  'time words': (text) => readTimes(text, wording),
  'event words': (text) => readEvent(text, wording),
  'quick add': (text) => readingOf(text, wording, { zone: 'Europe/Vienna', format: usualTimeFormat }),
  Markdown: (text) => createReader()(text, false),
  'Markdown that is being written': (text) => createReader()(text, true),
  'code in colours': (text) => ['java', 'javascript', 'markdown'].map((language) => colourCode(text, language)),
  'suggestions in an answer': splitChips,
  'a hit of the search': excerptOf,
  'the address of a call in an event': meetingLink,
  'the title of a chat': titleFrom,
  'a chat as a document': (content) =>
    documentPart({ role: 'user', content, state: 'whole', outcome: null, createdAt: '2026-11-20T14:32:00Z' }),
  'a text to sum up': (text) => [summarise([{ text }]), summarise([{ text: 'One.', who: text }], { about: text })],
  'the length of a summary': (text) => [readRequest(text, ''), readRequest(text, text)],
  'text that is masked': (text) => maskText(text),
  'JSON that is masked': (text) => maskJson(JSON.stringify({ text })),
  'a card': (text) => visibleShown({ title: text, fields: [{ name: 'text', label: text, value: text }] }),
  'text for a model': visibleToModels,
  'a line of the log': strikeOut,
  'a mail': (text) => contentsOf({ text, html: '' }),
  'a mail with a quotation': (text) => ownWords(`Yes.\n\nOn Mon, 2 Mar 2026 Ana wrote:\n> ${text}\n\n${text}`),
  'the head of a quotation': (text) => ownWords(`Yes.\n\nOn Mon, 2 Mar 2026 ${text}\nFrom: ${text}\n-----${text}`),
  'the signature of a mail': (text) => splitSignature(`Yes.\n\n${text}`, text),
  'a mail in HTML': (html) => [contentsOf({ text: '', html }), shownHtml(html, showAll), htmlOf(linesOfHtml(html))],
  'styles and links of a mail in HTML': (text) => {
    const html = `<p style="${text}" title="${text}"><a href="https://a.example/${text}">${text}</a><img src="https://${text}">`
    return [contentsOf({ text: '', html }), shownHtml(html, showAll), htmlOf(linesOfHtml(html))]
  },
  'headers of a mail': (value) => {
    const headers = ['references', 'list-unsubscribe', 'authentication-results'].map((name) => ({ name, value }))
    return [messageIds(headers, 'references'), unsubscribeIn(headers), authenticationIn(headers)]
  },
  'the subject of a mail': bareSubject,
  'the search for mail': (text) => readMailQuery(text, '2026-11-20'),
  'who sent a mail': (text) => [
    imitated(text, knownDomains(['northwind.example', text])),
    marksOf({ ...mail, from: { name: text, address: text }, hidden: text }, knownFrom([])),
  ],
  'the address of a picture': (url) => trackerOf({ url, width: undefined, height: undefined, hidden: false }),
  'the name of a file': cleanName,
  'the type of a file': cleanType,
}

const showAll = { pictures: true, embedded: () => undefined }
const mail = { replyTo: [], authentication: undefined, listId: '', automatic: false, parts: [], links: [] }

const units = [
  ...commonUnits,
  '“”',
  '""',
  "'",
  '’',
  '‘',
  '«',
  '\u200D',
  '\uFE0F',
  '\u{1F600}\u200D',
  '日',
  'é',
  '\u00A0',
  '\u2028',
  '\u0301',

  '\r\n',
  '\n\n',
  '\n ',
  ' \n',
  '=\n',
  'BEGIN\n',
  'BEGIN:VEVENT\n',
  'END:VEVENT\n',
  ';A=b',
  ',',
  ':',
  '20260101T100000Z,',
  '- ',
  '> ',
  '# ',
  '1. ',
  '| ',
  '|-',
  '**',
  '**a ',
  '_a',
  '[a](',
  '![',
  '<a ',
  '&amp;',
  '```\n',
  '~~',
  '- a\n',
  '| a | b |\n',
  'at 9 ',
  'every Monday ',
  'and ',
  'on 1 May ',
  'with Ann and ',
  'until ',
  '9-10 ',
  'for 2 hours ',
  'the ',
  'eyJhbGciOi.',
  'sk-',
  'password: ',
  '://a:',
  '4111 ',
  'a@',
  '\\"',
  '%25',
  'token=',
  '<b>',
  '</b>',
  '<br>',
  '<td>a',
  'Re: ',
  '[a] ',
  'From: a\n',
  'On 1 May ',
]

/** About two hundred kinds of runs: each unit alone, between words, and cut off by something else. */
export const kinds: readonly Run[] = [...new Set(units)].flatMap((unit) => [
  { before: '', unit, after: '' },
  { before: 'Lunch ', unit, after: ' now' },
  { before: 'a', unit, after: '\u0001' },
])

async function readFile(text: string): Promise<void> {
  try {
    await readCalendarFile(text, () => Promise.resolve())
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
  }
}

function readTasks(text: string): void {
  try {
    readTasksFile(text, { now: wording.now, zone: 'Europe/Vienna' })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
  }
}

function readContacts(text: string): void {
  try {
    readContactsFile(text)
  } catch (error) {
    if (!(error instanceof UnreadableContacts)) throw error
  }
}

function inToDo(line: string): string {
  return `BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:1\r\n${line}\r\nEND:VTODO\r\nEND:VCALENDAR\r\n`
}

function inEvent(line: string): string {
  return `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260101T100000Z\r\n${line}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
}
