import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { createPointing } from '#foundation/language/pieces/pointing.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readRequest } from '#foundation/language/summary/length.ts'
import {
  type Binding,
  bindLanguage,
  call,
  type Leaves,
  momentsOf,
  type Move,
  type Plan,
  type Read,
  type Recap,
  say,
  sayInTurn,
  type Turn,
} from '#foundation/server/language.ts'
import { mostOnCard } from '../contract.ts'
import { documents, mayBeFile } from '../language/index.ts'
import { type CameFiles, isOfKind, kindOf, readCame, spanOf } from '../language/came-files.ts'
import * as words from '../language/wording.ts'
import { readComparing } from '../language/comparing.ts'
import { readFiling } from '../language/filing.ts'
import { sizeInWords } from '#foundation/contract/size.ts'
import { noneCalled } from '../language/summary-wording.ts'
import { compare } from './comparing-plan.ts'
import { file } from './filing-plan.ts'
import {
  bareName,
  callsForDays,
  countIn,
  filesIn,
  isCalledBy,
  type ListedName,
  listFiles,
  withCount,
  withFiles,
  withFilesMeant,
} from './named-files.ts'
import { fileTexts } from './summary-plan.ts'

const show = 'documents.show-files'

const list: Plan = (turn) => {
  const wish = turn.parts.wish as CameFiles | OpenFiles | undefined
  if (wish && 'open' in wish) return openThese(turn, wish.open)
  if (wish) return listCame(turn, wish)
  return withFiles(turn, (files) => {
    if (files.length === 0) return say(words.none)
    const first = files.slice(0, mostOnCard)
    const shown = first.map(({ name, bytes }) => ({ name, size: sizeInWords(bytes) }))
    return showing(turn, first) ?? withCount(turn, { files }, (all) => say(words.listed(shown, all), leavesOf(first)))
  })
}

/** Files that were shown, by their ids: a card from which each can be opened. */
function openThese(turn: Turn, ids: readonly string[]): Move | undefined {
  const files = turn.dialogue.shown.filter(({ id }) => ids.includes(id))
  const isShown = turn.results.some(({ tool }) => tool === show)
  if (!isShown && turn.offers(show)) return call(show, { ids: files.map(({ id }) => id) })
  return say(words.opened(files.map(({ title }) => title)), { shows: files })
}

/** “What files came this week?” */
function listCame(turn: Turn, { kind, days }: CameFiles): Move {
  const { from, to } = momentsOf({ ...spanOf(days, turn.today), zone: turn.context.zone })
  const of = kindOf(kind)
  const choice = { from, until: to, ...(of && { kind: of }) }
  return withFiles(
    turn,
    (files) => {
      const wanted = files.filter(({ name, created_at: at }) => isOfKind(name, kind) && isWithin(at, { from, to }))
      const first = wanted.slice(0, mostOnCard)
      const shown = first.map(({ name, bytes }) => ({ name, size: sizeInWords(bytes) }))
      return (
        (first.length > 0 ? showing(turn, first) : undefined) ??
        withCount(turn, { files: wanted, choice }, (all) =>
          say(words.cameWithin(shown, { kind, days, all }), leavesOf(first)),
        )
      )
    },
    choice,
  )
}

function isWithin(at: string, { from, to }: { from: string; to: string }): boolean {
  return Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to)
}

const find: Plan = (turn) => {
  const said = withoutEnd(turn.parts.text ?? '', '?.!').toLowerCase()
  const wanted = bareName(said) || said
  return withFilesMeant(turn, { names: [wanted] }, (files) => {
    const parts = wanted.split(/\s+/)
    const hits = files.filter(({ name }) => isCalledBy(parts, name))
    const first = hits.slice(0, mostOnCard)
    const names = first.map(({ name }) => name)
    // Where none is called so, what the files say may hold it.
    if (names.length === 0) return say(words.found(wanted, []), { isNothing: true })
    return showing(turn, first) ?? say(words.found(wanted, names), leavesOf(first))
  })
}

/** A card first, from which each can be opened. */
function showing(turn: Turn, files: readonly ListedName[]): Move | undefined {
  if (!turn.offers(show) || turn.results.some(({ tool }) => tool === show)) return undefined
  return call(show, { ids: files.map(({ id }) => id) })
}

function leavesOf(files: readonly ListedName[]): Leaves {
  return { shows: files.map(({ id, name }) => ({ kind: 'file', id, title: name })) }
}

/** What came along; otherwise the file that is named, what was named last, or the latest. */
const summariseFile: Plan = (turn) => {
  const { parts, context, dialogue } = turn
  const { length } = readRequest(parts.sentence, parts.sentence)
  const attached = filesAmong(context.attached ?? [])
  if (attached.length > 0) return fileTexts.sumUp(turn, attached, length)
  const pointedOut = toSumUp(parts.sentence, dialogue.shown)
  if (pointedOut.length > 0) return fileTexts.sumUp(turn, pointedOut, length)
  const name = nameIn(turn)
  if (name !== '') return fileTexts.sumUpNamed(turn, name, length) ?? say(noneCalled(name), { isNothing: true })
  const shown = filesAmong(dialogue.shown)
  if (shown.length > 0) return fileTexts.sumUp(turn, shown, length)
  return withFiles(turn, ([latest]) => (latest ? fileTexts.sumUp(turn, [latest.id], length) : say(words.none)))
}

function filesAmong(things: readonly { kind: string; id: string }[]): string[] {
  return things.flatMap(({ kind, id }) => (kind === fileTexts.kind ? [id] : []))
}

/** With its ending, which a template may take for the word “pdf”. */
function nameIn({ parts: { sentence, text = '', names, wish } }: Turn): string {
  if (typeof wish === 'string') return bareName(wish)
  const { text: asked } = readRequest(sentence, text)
  const at = sentence.indexOf(asked) + asked.length
  const [ending = ''] = asked === '' ? [] : (/^\.\p{L}[\p{L}\d]{1,4}(?![\p{L}\d])/u.exec(sentence.slice(at)) ?? [])
  return bareName(asked + ending, names('documents/file-more'))
}

type OpenFiles = { open: string[] }

/** “Open the second”, “show it”, “what does the last one say?”: of the files that were shown last, and nothing else. */
function readOfShown(sentence: string, shown: Turn['dialogue']['shown']): Read | undefined {
  if (toSumUp(sentence, shown).length > 0)
    return { intent: 'summarise-named-file', wish: undefined, sure: true, onHand: true }
  const [verb, ...named] = tokenize(bare(sentence)).filter(({ text: word }) => !courteous.has(word))
  const open = verb !== undefined && opening.has(verb.text) ? pointedAt(named, shown) : []
  return open.length > 0 ? { intent: 'list-files', wish: { open } satisfies OpenFiles, sure: true } : undefined
}

/** “Summarise the first two”: of those that were shown last, each by its place; “it” is left to what is in hand. */
function toSumUp(sentence: string, shown: Turn['dialogue']['shown']): string[] {
  const { text } = readRequest(sentence, withoutCourtesy(bare(sentence)))
  const [, summed = ''] = summing.exec(text) ?? saying.exec(text) ?? []
  return pointedAt(tokenize(summed), shown, 'each')
}

function bare(sentence: string): string {
  return withoutEnd(sentence.trim(), '?.! ')
}

function pointedAt(named: readonly Token[], shown: Turn['dialogue']['shown'], by?: 'each'): string[] {
  const pointing = point(named)
  if (!pointing || pointing.kind === 'other' || !shown.every(({ kind }) => kind === fileTexts.kind)) return []
  if (pointing.kind === 'it') return by !== 'each' && shown.length === 1 ? shown.map(({ id }) => id) : []
  return (pointing.places.length === 0 ? shown : placed(shown, pointing.places)).map(({ id }) => id)
}

function placed<T>(shown: readonly T[], places: readonly number[]): T[] {
  return places.flatMap((place) => shown.at(place < 0 ? place : place - 1) ?? [])
}

const point = createPointing('file, files; document, documents; pdf, pdfs')
const opening = new Set(['open', 'show', 'view'])
const summing =
  /^(?:summari[sz]e|sum up|recap|tl;?dr(?: of)?|(?:give me )?(?:the|a)(?: short| quick)? (?:gist|summary|recap) of|what(?:['’]s| is) in) (.{2,40})$/i
const saying = /^what (?:does|do|is) (.{2,40}?) (?:say|contain|hold|about)$/i
const courteous = new Set('please pls can could you me and ok okay then now so just'.split(' '))

/** “And the budget?” after a summary, and files of some days. */
const readNext: NonNullable<Binding['reads']> = (sentence, { dialogue }) => {
  const ofShown = readOfShown(sentence, dialogue.shown)
  if (ofShown) return ofShown
  const came = readCame(sentence)
  if (came) return { intent: 'list-files', wish: came, sure: true }
  const comparing = readComparing(sentence)
  if (comparing) return { intent: 'compare-files', wish: comparing, sure: false, tries: true }
  const filing = readFiling(sentence)
  if (filing) {
    const isSpokenOf = 'what' in filing.wish && /^(?:it|this|that|them|these|those)$/iv.test(filing.wish.what)
    const sure = filing.sure || (isSpokenOf && dialogue.shown[0]?.kind === 'file' && filing.wish.do !== 'delete')
    return { intent: 'file-files', wish: filing, sure, ...(!sure && { tries: true }) }
  }
  const isSummed = dialogue.asked?.intent.startsWith('summarise-') === true && filesAmong(dialogue.shown).length > 0
  const name = isSummed
    ? /^(?:and|and now|now|what about|how about)\s+(.{2,80})$/i.exec(sentence.trim())?.[1]
    : undefined
  if (name === undefined || !mayBeFile(name)) return undefined
  return { intent: 'summarise-named-file', wish: name, sure: false, tries: true }
}

/** The files that came on these days. */
const recap: Recap = {
  order: 40,
  calls(days) {
    const { from, to: until } = momentsOf(days)
    return callsForDays({ from, until })
  },
  tell([answer, counted], _turn, days) {
    const came = filesIn(answer).filter(({ created_at: at }) => isWithin(at, momentsOf(days)))
    const all = countIn(counted)?.all ?? came.length
    return came.length === 0
      ? []
      : [
          words.came(
            came.map(({ name }) => name),
            all,
          ),
        ]
  },
}

export const documentsLanguage = bindLanguage(documents, {
  weights: new URL('../language/intents.weights', import.meta.url),
  byExample: true,
  yields: ['read-file'],
  reads: readNext,
  texts: fileTexts,
  recap,
  handsOver: ['compare-files', 'rename-file', 'delete-file', 'read-file', 'summarise-file', 'summarise-named-file'],
  plans: {
    'list-files': list,
    'file-files': file,
    'find-file': find,
    'compare-files': compare,
    'rename-file': (turn) => sayInTurn(turn, 'rename-file', words.renaming),
    'delete-file': (turn) => sayInTurn(turn, 'delete-file', words.deleting),
    'upload-file': (turn) => sayInTurn(turn, 'upload-file', words.uploading),
    'summarise-file': summariseFile,
    'summarise-named-file': summariseFile,
    'read-file': (turn) => sayInTurn(turn, 'read-file', words.reading),
  },
  doings: {
    [listFiles]: 'Looking at your files',
    'documents.count-files': 'Counting your files',
    'documents.find-called': 'Looking for files by name',
    'documents.summarise-file': 'Summing up files',
    [show]: 'Showing files',
    'documents.list-places': 'Looking at your folders',
    'documents.move-files': 'Moving files',
    'documents.tag-files': 'Tagging files',
    'documents.delete-files': 'Deleting files',
    'documents.add-folder': 'Making folders',
    'documents.change-folder': 'Changing folders',
    'documents.delete-folder': 'Deleting folders',
    'documents.rename-tag': 'Renaming tags',
    'documents.rename-file': 'Renaming files',
    'documents.delete-file': 'Deleting files',
    'documents.find-in-file': 'Looking through files',
  },
})
