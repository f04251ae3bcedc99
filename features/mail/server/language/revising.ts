import { z } from 'zod'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { type Draft, draft } from '../../contract.ts'
import { otherTime, revised, reworded, rewords, stepsOf } from '../../language/composing/revising.ts'
import type { ReviseDraft, Revision } from '../../language/wish.ts'
import { wordingOf } from './hearing.ts'
import { written } from './letter.ts'
import { recipients } from './recipients.ts'
import { findDrafts, sendersOf } from './sending.ts'
import * as words from './sending-wording.ts'

/** What is added stands in front of the closing; with another tone or other recipients, the mail is written anew. */
export function reviseDraft(turn: Turn, { draft: id, revision, mail }: ReviseDraft): Move {
  if (revision.discards) return call('mail.discard-draft', { id })
  const looked = answerOf(turn, findDrafts)
  if (looked === undefined) return call(findDrafts, {})
  const kept = z
    .array(draft)
    .parse(looked)
    .find((each) => each.id === id)
  if (!kept) return say(words.noDraft, { isNothing: true })
  const steps = stepsOf(revision)
  const { subject, cc = [], to, joins, address } = Object.assign({}, ...steps) as Revision
  const named = recipients(turn, { to: to ?? [], cc, onlyKnown: true })
  if ('kind' in named) return named
  const isAnew = steps.some(({ tone }) => tone !== undefined) || to !== undefined
  const boxes = isAnew ? sendersOf(turn) : []
  if ('kind' in boxes) return boxes
  const sender = boxes.find(({ account }) => account === kept.account) ?? boxes[0]
  const readers = to ? [...(joins ? kept.to : []), ...named.to] : kept.to
  const around = { to: readers, times: timesIn(kept.text), isFormal: false, sender }
  const made = isAnew ? written(turn, revised(mail, revision, wordingOf(turn)), around) : undefined
  const retitled = steps.reduce<string | undefined>(
    (title, step) => (rewords(step) ? (reworded(title ?? kept.subject, step, wordingOf(turn)) ?? title) : title),
    undefined,
  )
  const title = subject ?? (retitled === '' || /^re:/iu.test(kept.subject) ? undefined : retitled)
  const text =
    made && 'text' in made
      ? made.text
      : steps.reduce((said, step) => withAdded(changed(turn, said, step), step.words ?? []), kept.text)
  return {
    kind: 'call',
    calls: [
      {
        tool: 'mail.change-draft',
        input: {
          id,
          revision: kept.revision,
          text,
          ...(title !== undefined && { subject: title }),
          ...(address !== undefined && { to: addressedTo(kept.to, address) }),
          ...(to && { to: readers }),
          ...(cc.length > 0 && { cc: [...kept.cc, ...named.cc] }),
        },
      },
      { tool: 'mail.show-draft', input: { id } },
    ],
  }
}

/** The times that it proposes. */
function timesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
}

/** What of it says something else now; the paragraphs of greeting and closing stay. */
function changed(turn: Turn, text: string, revision: Revision): string {
  const { times, orElse } = revision
  if (!rewords(revision)) return text
  const paragraphs = text.split('\n\n')
  const last = paragraphs.length > 2 ? paragraphs.length - 1 : paragraphs.length
  const told = paragraphs.map((paragraph, at) =>
    at === 0 || at === last ? undefined : reworded(paragraph, revision, wordingOf(turn)),
  )
  const isKept = told.every((paragraph) => paragraph === undefined)
  if (isKept) return times === undefined ? text : withAdded(text, orElse ?? [otherTime(times)])
  return paragraphs
    .map((paragraph, at) => told[at] ?? paragraph)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** Who has no address gets it; where all have one, it stands for the only one there is. */
function addressedTo(to: Draft['to'], address: string): Draft['to'] {
  const at = to.findIndex((each) => each.address === '')
  if (at >= 0) return to.with(at, { name: to[at]?.name ?? '', address })
  const [only, ...others] = to
  return others.length > 0 ? [...to, { name: '', address }] : [{ name: only?.name ?? '', address }]
}

function withAdded(text: string, added: readonly string[]): string {
  if (added.length === 0) return text
  const paragraphs = text.split('\n\n')
  const said = added.join(' ')
  const at = paragraphs.length > 2 ? paragraphs.length - 1 : paragraphs.length
  return paragraphs.toSpliced(at, 0, said).join('\n\n')
}
