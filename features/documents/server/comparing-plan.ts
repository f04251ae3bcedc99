import type { FindingKind } from '#foundation/contract/finding.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import { type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { type Comparing, mostCompared, paired } from '../language/comparing.ts'
import * as words from '../language/comparing-wording.ts'
import { noneCalled } from '../language/summary-wording.ts'
import { look, told } from './findings-plan.ts'
import { bareName, type ListedName, named, withFilesMeant } from './named-files.ts'

const kinds: readonly FindingKind[] = ['amount', 'date', 'duty']
const mostOffered = 4

/** Puts what two or three files say of the same things side by side. */
export const compare: Plan = (turn) => {
  const wish = turn.parts.wish as Comparing
  return withFilesMeant(turn, meantBy(turn, wish), (files) => {
    const chosen = 'names' in wish ? byName(files, wish.names) : byGroup(turn, files, wish.group)
    return Array.isArray(chosen) ? beside(turn, chosen) : chosen
  })
}

function meantBy({ context, dialogue }: Turn, wish: Comparing) {
  if ('names' in wish) return { names: wish.names.map((name) => bareName(name)) }
  return { names: [wish.group], ids: [...idsOfFiles(context.attached ?? []), ...idsOfFiles(dialogue.shown)] }
}

type Chosen = Pick<ListedName, 'id' | 'name'>[] | Move

function byName(files: readonly ListedName[], names: readonly string[]): Chosen {
  const found: ListedName[] = []
  for (const name of names) {
    const hits = named(files, bareName(name)).filter((file) => !found.includes(file))
    const [hit] = hits
    if (!hit) return say(noneCalled(name), { isNothing: true })
    if (hits.length > 1) return say(words.whichTwo(hits.slice(0, mostOffered).map((file) => file.name)))
    found.push(hit)
  }
  return found
}

/** What came along, what was just shown, or all that are called so. */
function byGroup({ context, dialogue }: Turn, files: readonly ListedName[], group: string): Chosen {
  const near = [idsOfFiles(context.attached ?? []), idsOfFiles(dialogue.shown)].find(
    (each) => each.length > 1 && each.length <= mostCompared,
  )
  const spokenOf = files.filter(({ id }) => near?.includes(id))
  const called = group === '' ? [] : files.filter(({ name }) => name.toLowerCase().includes(group))
  if (called.length > 1 && called.length <= mostCompared && !spokenOf.some((file) => called.includes(file)))
    return called
  if (spokenOf.length > 1) return spokenOf
  if (called.length > 1) return say(words.whichTwo(called.slice(0, mostOffered).map(({ name }) => name)))
  return group === '' ? say(words.nameTwo) : say(words.tooFew(group))
}

function idsOfFiles(things: readonly { kind: string; id: string }[]): string[] {
  return things.flatMap(({ kind, id }) => (kind === 'file' ? [id] : []))
}

/** The cards below the table link everything to its place. */
function beside(turn: Turn, files: readonly Pick<ListedName, 'id' | 'name'>[]): Move {
  const answers = turn.results.filter(({ tool }) => tool === look).map(({ result }) => result)
  if (answers.length < files.length)
    return { kind: 'call', calls: files.map(({ id }) => ({ tool: look, input: { id, kinds, show: true } })) }
  const found = answers.flatMap((result) => (result.kind === 'answer' ? told.parse(result.answer) : []))
  const shows = found.map(({ file }) => ({ kind: 'file', id: file.id, title: file.name }))
  const unread = found.find(({ reading }) => reading?.state !== 'read')
  if (unread) {
    const { file, reading } = unread
    const why = reading?.state === 'unreadable' ? (reading.sentence ?? '') : undefined
    return say(words.notReadYet(file.name, why), { shows })
  }
  const sides = kinds.map((kind) => ({
    kind,
    rows: paired(found.map(({ findings }) => distinct(findings.filter((each) => each.kind === kind)))).map((row) =>
      row.map((each) => each && { text: each.text, where: placeInWords(each.place) }),
    ),
  }))
  const names = found.map(({ file }) => file.name)
  return say(
    words.sideBySide(
      names,
      sides,
      found.every(({ whole }) => whole),
    ),
    { shows, isAboutAttached: true },
  )
}

/** A sentence with two amounts is told once. */
function distinct<T extends { text: string }>(findings: readonly T[]): T[] {
  return [...new Map(findings.map((each) => [each.text, each])).values()]
}
