import type { z } from 'zod'
import { sizeInWords } from '#foundation/contract/size.ts'
import { quote } from '#foundation/language/wording/quoting.ts'
import { answerOf, call, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { endingsOf, type FileKind, fileKinds, mostAtOnce, mostOnCard, places } from '../contract.ts'
import type { FilingWish, HeardFiling } from '../language/filing.ts'
import * as words from '../language/filing-wording.ts'
import { opened } from '../language/wording.ts'
import {
  bareName,
  filesIn,
  listFiles,
  type ListedName,
  meansAll,
  named,
  withCount,
  withFilesMeant,
} from './named-files.ts'

const listPlaces = 'documents.list-places'
const show = 'documents.show-files'

/** What is done with files, folders and tags by words; `undefined` where nothing kept here is called so. */
export const file: Plan = (turn) => {
  const { wish, sure } = turn.parts.wish as HeardFiling
  if ('what' in wish) return withPlaces(turn, (kept) => onFiles(turn, { wish, sure }, kept))
  if (wish.do === 'add-folder') return addFolder(turn, wish)
  return withPlaces(turn, (kept) => onPlaces(turn, { wish, sure }, kept))
}

type Kept = z.infer<typeof places>
type OnFiles = Extract<FilingWish, { what: string }>
type OnPlaces = Exclude<FilingWish, OnFiles | { do: 'add-folder' }>

function withPlaces(turn: Turn, then: (kept: Kept) => Move | undefined): Move | undefined {
  const answer = answerOf(turn, listPlaces)
  if (answer === undefined) return call(listPlaces, {})
  const kept = places.safeParse(answer)
  return kept.success ? then(kept.data) : say(words.unreadable)
}

function onFiles(turn: Turn, { wish, sure }: { wish: OnFiles; sure: boolean }, kept: Kept): Move | undefined {
  const folder = wish.do === 'move' && wish.folder !== '' ? folderCalled(kept, wish.folder) : undefined
  if (wish.do === 'move' && wish.folder !== '' && !folder)
    return sure && kept.folders.length + kept.files > 0 ? say(words.noFolder(wish.folder)) : undefined
  return withFilesMeant(turn, meantBy(turn, wish.what), (files) => {
    const meant = filesCalled(turn, files, wish.what)
    if (meant.length === 0) return sure && /\p{L}/v.test(wish.what) ? say(words.noFile(wish.what)) : undefined
    const ids = meant.map(({ id }) => id)
    const [first, ...others] = meant
    if (wish.do === 'open') return opening(turn, meant.slice(0, mostOnCard))
    if (wish.do === 'move') return call('documents.move-files', { files: ids, folder: folder?.id ?? null })
    if (wish.do === 'tag') return call('documents.tag-files', { files: ids, add: wish.tags })
    if (wish.do === 'untag') return call('documents.tag-files', { files: ids, remove: tagsOf(first, wish.tags) })
    if (first && others.length > 0) {
      const isAll = saysSeveral.test(wish.what) || meansAll(wish.what, meant)
      if (wish.do === 'delete' && isAll) return call('documents.delete-files', { files: ids })
      return say(words.whichFile(meant.map(({ name }) => name)))
    }
    if (wish.do === 'delete') return call('documents.delete-file', { id: first?.id })
    return call('documents.rename-file', { id: first?.id, name: withEnding(first?.name ?? '', wish.name) })
  })
}

/** A card from which they can be opened. */
function opening(turn: Turn, files: readonly ListedName[]): Move {
  if (turn.offers(show) && !turn.results.some(({ tool }) => tool === show))
    return call(show, { ids: files.map(({ id }) => id) })
  return say(opened(files.map(({ name }) => name)), {
    shows: files.map(({ id, name }) => ({ kind: 'file', id, title: name })),
  })
}

/** “Take the tags off it” takes off all. */
function tagsOf(first: ListedName | undefined, tags: readonly string[]): readonly string[] {
  const meant = tags.filter((tag) => !/^(?:tags?|all tags)$/iv.test(tag))
  return meant.length > 0 ? meant : (first?.tags ?? [])
}

/** “Rename it to Minutes” keeps “.pdf”. */
function withEnding(before: string, name: string): string {
  const ending = /\.[\p{L}\p{N}]{1,8}$/v.exec(before)?.[0] ?? ''
  return /\.\p{L}[\p{L}\p{N}]{1,4}$/v.test(name) ? name : `${name}${ending}`
}

const kindWords: Record<FileKind, RegExp> = {
  pdf: /^pdfs(?: files)?$/iv,
  document: /^(?:word|text) (?:files|documents)$/iv,
  spreadsheet: /^(?:spreadsheets|sheets|tables|excel files)$/iv,
  presentation: /^(?:presentations|slides|slide decks)$/iv,
  picture: /^(?:pictures|photos|images)$/iv,
  mail: /^(?:saved )?(?:mail files|eml files)$/iv,
  archive: /^(?:archives|zips|zip files)$/iv,
  recording: /^(?:recordings|videos|films)$/iv,
}
const spokenOf = /^(?:it|this|that|this one|that one|(?:this |that )?(?:file|document|doc|pdf|upload|attachment))$/iv
const spokenOfAll =
  /^(?:them|these|those|both|all of (?:them|these)|(?:these |those )?(?:files|documents|docs|uploads))$/iv
const newest = /^(?:last|latest|newest|most recent) (?:file|document|upload|pdf)$/iv
const saysSeveral = /^(?:them|these|those|both|all)\b|\b(?:files|documents|docs|pdfs)$/iv

function filesCalled(turn: Turn, files: readonly ListedName[], what: string): ListedName[] {
  const shown = filesShown(turn)
  const known = (id: string): ListedName[] => files.filter((each) => each.id === id)
  if (spokenOf.test(what)) return shown.slice(0, 1).flatMap(({ id }) => known(id))
  if (spokenOfAll.test(what)) return shown.slice(0, mostOnCard).flatMap(({ id }) => known(id))
  if (newest.test(what)) return files.slice(0, 1)
  const kind = fileKinds.find((each) => kindWords[each].test(what))
  if (kind)
    return files.filter((each) => endingsOf(kind).some((ending) => each.name.toLowerCase().endsWith(`.${ending}`)))
  const name = bareName(what)
  if (name === '') return []
  const hits = named(files, name)
  if (hits.length > 0) return hits.slice(0, mostAtOnce)
  const parts = partsOf(what)
  if (parts.length > 1) return parts.flatMap((part) => filesCalled(turn, files, part))
  const shorter = withoutKind(name)
  return shorter === name || shorter === '' ? [] : named(files, shorter).slice(0, mostAtOnce)
}

function filesShown({ dialogue, context }: Turn) {
  return [...(context.attached ?? []), ...dialogue.shown].filter(({ kind }) => kind === 'file')
}

function partsOf(what: string): string[] {
  return what.split(/,? and (?:the |my )?/v)
}

/** “The lease document” may be called “Lease.pdf”. */
function withoutKind(name: string): string {
  return name.replace(
    / (?:files?|documents?|docs?|pdfs?|spreadsheets?|sheets?|slides|(?:slide )?decks?|presentations?|pictures?|photos?|images?|scans?)$/iv,
    '',
  )
}

/** What `filesCalled` needs to know. */
function meantBy(turn: Turn, what: string) {
  const names = [what, ...partsOf(what)].map((each) => bareName(each))
  return {
    names: [...new Set([...names, ...names.map(withoutKind)])],
    ids: filesShown(turn).map(({ id }) => id),
  }
}

function folderCalled({ folders }: Kept, said: string) {
  const wanted = said.toLowerCase()
  const bare = wanted.replace(/ folder$/v, '')
  const same = folders.find(({ name }) => [wanted, bare].includes(name.toLowerCase()))
  const holding = folders.filter(({ name }) => name.toLowerCase().startsWith(bare))
  return same ?? (holding.length === 1 ? holding[0] : undefined)
}

function addFolder(turn: Turn, { name, within }: Extract<FilingWish, { do: 'add-folder' }>): Move | undefined {
  if (name === '') return say(words.nameless)
  if (within === undefined) return call('documents.add-folder', { name })
  return withPlaces(turn, (kept) => {
    const parent = folderCalled(kept, within)
    return parent ? call('documents.add-folder', { name, parent: parent.id }) : say(words.noFolder(within))
  })
}

function onPlaces(turn: Turn, { wish, sure }: { wish: OnPlaces; sure: boolean }, kept: Kept): Move | undefined {
  if (wish.do === 'list-places') return say(words.listed(kept))
  if (wish.do === 'room') return say(words.room(kept))
  if (wish.do === 'rename-tag') return call('documents.rename-tag', { tag: wish.tag, name: wish.name })
  if (wish.do === 'list-tag') {
    const { about } = wish
    const tag = kept.tags.find(({ name }) => name.toLowerCase() === wish.tag.toLowerCase())?.name
    if (tag === undefined) return sure ? say(words.noTag(wish.tag)) : undefined
    return about === undefined
      ? listing(turn, { tag }, `tagged ${quote(tag)}`)
      : listing(turn, { tag, about }, `tagged ${quote(tag)} and about ${quote(about)}`)
  }
  const folder = folderCalled(kept, wish.folder)
  if (!folder) return sure ? say(words.noFolder(wish.folder)) : undefined
  if (wish.do === 'rename-folder') return call('documents.change-folder', { id: folder.id, name: wish.name })
  if (wish.do === 'delete-folder') return call('documents.delete-folder', { id: folder.id })
  return listing(turn, { folder: folder.id }, `in ${quote(folder.name)}`)
}

function listing(turn: Turn, choice: object, where: string): Move {
  const answer = answerOf(turn, listFiles)
  if (answer === undefined) return call(listFiles, { ...choice, limit: 100 })
  const files = filesIn(answer)
  const first = files.slice(0, mostOnCard)
  if (first.length > 0 && turn.offers(show) && !turn.results.some(({ tool }) => tool === show))
    return call(show, { ids: first.map(({ id }) => id) })
  const shown = first.map(({ name, bytes }) => ({ name, size: sizeInWords(bytes) }))
  const shows = first.map(({ id, name }) => ({ kind: 'file', id, title: name }))
  return withCount(turn, { files, choice }, (all) => say(words.filesWhere(shown, { where, all }), { shows }))
}
