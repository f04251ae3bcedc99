import type { Wording } from './when.ts'

type ReadWords<Read> = (text: string, wording: Wording) => Read

/** More than a message has parts that are looked at by themselves. */
const most = 300

/** One message is looked at from many sides: what was read of a text a moment ago is not read again. */
export function remembered<Read>(read: ReadWords<Read>): ReadWords<Read> {
  const known = new Map<string, { read: Read }>()
  return (text, wording) => {
    const key = keyOf(text, wording)
    const before = known.get(key)
    if (before) return before.read
    const found = { read: read(text, wording) }
    known.set(key, found)
    const [oldest] = known.size > most ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return found.read
  }
}

function keyOf(text: string, { now, dateOrder, waking, zone, country }: Wording): string {
  return [now.toString(), dateOrder, waking?.from, waking?.to, zone, country, text].join(' ')
}
