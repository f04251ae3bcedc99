const kinds = ['PlainDateTime', 'PlainDate', 'PlainTime', 'Duration', 'ZonedDateTime', 'Instant'] as const

type Kind = (typeof kinds)[number]

/** A reading as JSON holds it: times keep their kind, and what is undefined is left out. */
export function toStored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const kind = kinds.find((each) => value instanceof Temporal[each])
  if (kind) return { [mark]: kind, value: textOf(value) }
  if (Array.isArray(value)) return value.map(toStored)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (each === undefined ? [] : [[name, toStored(each)]])),
  )
}

function textOf(time: { toString: () => string }): string {
  return time.toString()
}

/** The reverse of `toStored`. Throws a RangeError where a time cannot be read. */
export function fromStored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(fromStored)
  if (isMarked(value)) return Temporal[value[mark]].from(value.value)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fromStored(each)]))
}

const mark = '@time'

function isMarked(value: object): value is { [mark]: Kind; value: string } {
  const { [mark]: kind, value: text } = value as { [mark]?: unknown; value?: unknown }
  return kinds.some((each) => each === kind) && typeof text === 'string'
}
