import { counted, list, quote } from '#foundation/language/wording/quoting.ts'

export const takenBack = 'That was taken back already. “Put it back” does it again.'
export const undoWaits = 'Please look at the card: it waits for your yes to take it back.'
export const leftAlone = 'All right, I leave it as it is.'
export const nothingToUndo = 'There is nothing of that kind left to take back.'
export function tooMuchToUndo(count: number): string {
  return `That would take back ${count} things at once, and I left them all. Under Activity each has its own Undo.`
}
export const noneOfKind = 'No, nothing of that kind was done.'
export const unread = 'I could not read your activity just now.'

/** Something that was asked for, with its time in the person’s zone. */
export type Deed = { when: string; words: string }

export function deeds(found: readonly Deed[], since: string): string {
  if (found.length === 0) return `I have no activity of yours ${since}.`
  const lines = found.map(({ when, words }) => `${when}: ${quote(words)}`)
  return `Your activity ${since}, the newest first:\n\n${list(lines)}`
}

export function waits(titles: readonly string[]): string {
  if (titles.length === 0) return 'Nothing waits for your yes.'
  const verb = titles.length === 1 ? 'waits' : 'wait'
  return `${counted(titles.length, 'proposal')} ${verb} for your yes, in the chat or under Activity:\n\n${list(titles.map(quote))}`
}

const mostNamed = 3

/** Lines of an overview; what could not be looked at is left out. */
export function today({
  waiting,
  done,
}: {
  waiting: readonly string[] | undefined
  done: readonly string[] | undefined
}) {
  return [
    ...(waiting ? [`Waiting for your yes: ${named(waiting, 'nothing')}`] : []),
    ...(done ? [`Activity today: ${named(done, 'none')}`] : []),
  ]
}

function named(titles: readonly string[], none: string): string {
  if (titles.length === 0) return none
  const shown = titles.slice(0, mostNamed).map(quote).join(', ')
  const more = titles.length - mostNamed
  return more > 0 ? `${shown} and ${counted(more, 'more', 'more')}` : shown
}
