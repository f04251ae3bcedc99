import { z } from 'zod'
import { finding, type FindingKind } from '#foundation/contract/finding.ts'
import { place } from '#foundation/contract/passage.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import type { Told } from '#foundation/language/findings/wording.ts'
import { type Call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { fileReading } from '../contract.ts'
import { mayBeFile } from '../language/index.ts'
import * as words from '../language/findings-wording.ts'
import { noneCalled, whichOf } from '../language/summary-wording.ts'
import { bareName, named, sayingWhich, withFilesMeant } from './named-files.ts'

export const look = 'documents.find-in-file'
const mostOffered = 3

export const toldFinding = finding.extend({ place })

export function placed(findings: readonly z.infer<typeof toldFinding>[]): Told[] {
  return findings.map((each) => Object.assign(each, { where: placeInWords(each.place) }))
}

export const told = z.object({
  file: z.object({ id: z.string(), name: z.string() }),
  reading: fileReading.nullable(),
  findings: z.array(toldFinding),
  whole: z.boolean(),
})

/** One card for each file, below what was found in all. */
export function findIn(turn: Turn, ids: readonly string[], kinds: readonly FindingKind[]): Move {
  const answers = turn.results.filter(({ tool }) => tool === look).map(({ result }) => result)
  if (answers.length < ids.length) return { kind: 'call', calls: ids.map((id) => wanted(id, kinds)) }
  const found = answers.flatMap((result) => (result.kind === 'answer' ? told.parse(result.answer) : []))
  const texts = found.map(({ file, reading, findings, whole }) => {
    const state = reading === null ? 'waiting' : reading.state
    if (state === 'unreadable') return words.unreadable(file.name, reading?.sentence ?? '')
    if (state !== 'read') return words.stillReading(file.name)
    return words.found(file.name, placed(findings), { kinds, whole, format: turn.context.format })
  })
  const shows = found.map(({ file }) => ({ kind: 'file', id: file.id, title: file.name }))
  return say(texts.join('\n\n'), { shows, isAboutAttached: true })
}

function wanted(id: string, kinds: readonly FindingKind[]): Call {
  return { tool: look, input: { id, kinds, show: true } }
}

/** `undefined` if the name can be that of something else only. */
export function findInNamed(turn: Turn, called: string, kinds: readonly FindingKind[]): Move | undefined {
  const name = bareName(called)
  if (name === '' || !mayBeFile(called)) return undefined
  return withFilesMeant(turn, { names: [name] }, (files) => {
    const [hit, ...others] = named(files, name)
    if (!hit) return say(noneCalled(name), { isNothing: true })
    if (others.length === 0) return sayingWhich(files, hit, findIn(turn, [hit.id], kinds))
    return say(whichOf([hit, ...others].slice(0, mostOffered).map((file) => words.askFor(file.name, kinds))))
  })
}
