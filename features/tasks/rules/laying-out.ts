type Sized = { title: string; minutes: number | null }
type Free = { from: string; to: string }
type Block = { title: string; start: string; end: string }

/** Gives each task in turn the first free time that holds it, and counts those that fit nowhere. */
export function layOut(
  tasks: readonly Sized[],
  free: readonly Free[],
  usualMinutes: number,
): [blocks: Block[], left: number] {
  const open = free.map(({ from, to }) => ({
    from: Temporal.PlainDateTime.from(from),
    to: Temporal.PlainDateTime.from(to),
  }))
  const blocks = tasks.flatMap(({ title, minutes }) => {
    const length = { minutes: minutes ?? usualMinutes }
    const stretch = open.find(({ from, to }) => Temporal.PlainDateTime.compare(from.add(length), to) <= 0)
    if (!stretch) return []
    const start = stretch.from
    stretch.from = start.add(length)
    return [{ title, start: written(start), end: written(stretch.from) }]
  })
  return [blocks, tasks.length - blocks.length]
}

function written(time: Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}
