/* Calculates with local times as if they were UTC, where clocks never change. */

export const dayMilliseconds = 86_400_000

export function wallNumber(wall: string): number {
  const day = startOf(wall.slice(0, 10))
  if (wall.length === 10) return day
  const [hour, minute] = [figuresAt(wall, 11), figuresAt(wall, 14)]
  const isPlain = wall.length === 16 && hour < 24 && minute < 60
  return isPlain ? day + (hour * 60 + minute) * 60_000 : Date.parse(`${wall}Z`)
}

/** `like` decides whether to write a day or a time. */
export function wallText(number: number, like: string): string {
  const day = Math.floor(number / dayMilliseconds)
  if (!like.includes('T')) return dayText(day)
  const [clock, seconds] = clockText(Math.floor((number - day * dayMilliseconds) / 1000))
  return `${dayText(day)}T${clock}${seconds === '00' ? '' : `:${seconds}`}`
}

/** A moment as the API represents it. */
export function momentText(millisecond: number): string {
  const day = Math.floor(millisecond / dayMilliseconds)
  const rest = millisecond - day * dayMilliseconds
  if (rest % 1000 !== 0) return new Date(millisecond).toISOString()
  return `${dayText(day)}T${clockText(rest / 1000).join(':')}Z`
}

/*
 * A week of events has a thousand times on a few days. Each day is parsed and formatted once; a Date for every time
 * would take most of an answer's time.
 */

function startOf(day: string): number {
  return kept(starts, day, () => Date.parse(`${day}T00:00Z`))
}

function dayText(day: number): string {
  return kept(days, day, () => new Date(day * dayMilliseconds).toISOString().split('T', 1)[0] ?? '')
}

function kept<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= mostKept) known.clear()
  const made = make()
  known.set(key, made)
  return made
}

const starts = new Map<string, number>()
const days = new Map<number, string>()
const mostKept = 20_000

/** “09:30”, and its seconds. */
function clockText(seconds: number): [string, string] {
  const minutes = Math.floor(seconds / 60)
  return [`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, two(seconds % 60)]
}

function two(number: number): string {
  return twos[number] ?? ''
}

const twos = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

function figuresAt(text: string, at: number): number {
  return (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero
}

const zero = 48

export function shifted(wall: string, milliseconds: number): string {
  return wallText(wallNumber(wall) + milliseconds, wall)
}

/** Without seconds if they are zero, so that equal times are equal text. */
export function plainWall(wall: string): string {
  return wall.length === 19 && wall.endsWith(':00') ? wall.slice(0, 16) : wall
}

export function dayOfWall(wall: string): string {
  return wall.slice(0, 10)
}
