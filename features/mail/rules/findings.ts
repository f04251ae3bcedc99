import type { StatedFinding } from '#foundation/contract/finding.ts'
import { findIn } from '#foundation/language/findings/find.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { promisesIn } from './promises.ts'
import { turned } from './promise-turned.ts'

const mostCharacters = 20_000
const most = 6

type Read = { ownText: string; at: string }

/** What the words of a message ask for, and the dates in them; “Friday” counts from the day on which it came. */
export function findingsIn({ ownText, at }: Read, zone: string): StatedFinding[] {
  const found = findIn([{ text: ownText.slice(0, mostCharacters) }], { day: wallOf(at, zone).slice(0, 10) })
  return found
    .filter(({ kind, rule, day }) => (kind === 'duty' && rule !== 'promise') || (kind === 'date' && day !== undefined))
    .slice(0, most)
    .map(({ source: _source, ...finding }) => finding)
}

const mostPromises = 3

type Writer = { own: boolean; from: string; to: readonly { name: string }[] }

/** What its writer said they would do: theirs to do, or the person's own. `who` is somebody else. */
export function promisesOf({ ownText, at, own, from, to }: Read & Writer, zone: string): StatedFinding[] {
  const [only] = to
  const reader = to.length === 1 && only ? only.name.split(' ', 1).join('') || 'them' : 'them'
  const day = wallOf(at, zone).slice(0, 10)
  return promisesIn(ownText)
    .slice(0, mostPromises)
    .map(({ text, words }) => {
      const due = findIn([{ text }], { day }).find((each) => each.kind === 'date' && each.day !== undefined)
      return {
        kind: 'duty',
        rule: 'promise',
        text,
        words: turned(words, { own, reader }),
        ...(!own && { who: from }),
        ...(due?.day !== undefined && { day: due.day }),
        ...(due?.time !== undefined && { time: due.time }),
      }
    })
}
