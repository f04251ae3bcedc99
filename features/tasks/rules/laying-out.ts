type Sized = { minutes: number | null }
type Free = { from: string; to: string }
export type Laid<Task> = { task: Task; start: string; end: string; minutes: number }

/** Gives each task in turn the first free time that holds it, and counts those that fit nowhere. */
export function layOut<Task extends Sized>(
  tasks: readonly Task[],
  free: readonly Free[],
  usualMinutes: number,
): [laid: Laid<Task>[], left: number] {
  const open = free.map(({ from, to }) => ({
    from: Temporal.PlainDateTime.from(from),
    to: Temporal.PlainDateTime.from(to),
  }))
  const laid = tasks.flatMap((task) => {
    const minutes = task.minutes ?? usualMinutes
    const stretch = open.find(({ from, to }) => Temporal.PlainDateTime.compare(from.add({ minutes }), to) <= 0)
    if (!stretch) return []
    const start = stretch.from
    stretch.from = start.add({ minutes })
    return [{ task, start: written(start), end: written(stretch.from), minutes }]
  })
  return [laid, tasks.length - laid.length]
}

function written(time: Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}
