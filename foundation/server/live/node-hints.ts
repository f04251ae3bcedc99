import { setTimeout as pause } from 'node:timers/promises'
import type { HintListener } from './hints.ts'
import { attempt, type Node, over } from './node.ts'

/** Longer than a note stands for: whatever it announced has been said by then. */
const lookAgainMilliseconds = 1_500

/** What this node does about the notes of others. */
export function heedHints(node: Node): HintListener {
  /** The latest note of each channel; an earlier one is settled by it. */
  const latest = new Map<string, string>()

  async function lookAgain(channels: string[], name: string): Promise<void> {
    const mine = channels.filter((channel) => latest.get(channel) === name)
    for (const channel of mine) latest.delete(channel)
    await beginAnew(node, mine, `${name}:again`)
    if (node.link && mine.length > 0) await node.hints.settle(mine)
  }

  function heed(channels: string[], name: string): void {
    for (const channel of channels) latest.set(channel, name)
    void beginAnew(node, channels, name)
    setTimeout(() => void attempt(node, lookAgain(channels, name)), lookAgainMilliseconds).unref()
  }

  return {
    heard(hint, name) {
      if (hint.kind === 'deaf') node.hearOfTheDeaf()
      else if (hint.kind === 'missed') heed(hint.channels, name)
      else if (hint.kind === 'behind' && !node.link) heed(hint.channels, name)
      else if (hint.kind === 'told' && (hint.everyone || !node.link)) node.ears.tell(hint.channel, { text: hint.text })
    },
    missed() {
      if (node.link) return void attempt(node, sweep(node))
      // Neither the broker nor the notes were heard: nothing is certain, not even what may not be missed.
      node.beginAlone()
      for (const channel of node.sure) node.ears.tell(channel, 'missed')
      return void tellAllThatTheyMissed(node)
    },
  }
}

/** Nobody goes on in these from where they are: what is kept of them is not all that was said. */
async function beginAnew(node: Node, channels: string[], reason: string): Promise<void> {
  if (node.link) await Promise.all(channels.map((channel) => over(node, (link) => link.forget(channel, reason))))
  else
    for (const channel of channels) {
      node.alone.forget(channel)
      node.ears.tell(channel, 'missed')
    }
}

/** Begins anew in the broker what is noted as missed, and strikes it off. */
export async function sweep(node: Node): Promise<void> {
  for (let rows = await node.hints.missed(); rows.length > 0; rows = await node.hints.missed()) {
    await Promise.all(rows.map(({ name, at }) => over(node, (link) => link.forget(name, at))))
    if (!node.link) return
    await node.hints.settle(rows.map(({ name }) => name))
  }
}

const slices = 10
const sliceMilliseconds = 100

/** Everybody here looks for what they did not hear, within a second and not all at once. */
export async function tellAllThatTheyMissed(node: Node): Promise<void> {
  const { link, alone } = node
  const channels = node.ears.channels().filter((channel) => !node.sure.has(channel))
  const size = Math.ceil(channels.length / slices)
  for (let at = 0; at < channels.length; at += size) {
    if (node.link !== link || node.alone !== alone) return
    for (const channel of channels.slice(at, at + size)) node.ears.tell(channel, 'missed')
    await pause(sliceMilliseconds, undefined, { ref: false })
  }
}
