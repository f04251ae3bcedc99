/*
 * Reckoning on the wall, where no clock is ever put forward or back: a wall time as if it were one of Greenwich.
 */

export const dayMilliseconds = 86_400_000

export function wallNumber(wall: string): number {
  return Date.parse(wall.includes('T') ? `${wall}Z` : `${wall}T00:00Z`)
}

/** `like` says whether it is a day or a time. */
export function wallText(number: number, like: string): string {
  const text = new Date(number).toISOString()
  return like.includes('T') ? plainWall(text.slice(0, 19)) : text.slice(0, 10)
}

export function shifted(wall: string, milliseconds: number): string {
  return wallText(wallNumber(wall) + milliseconds, wall)
}

/** Without seconds where there are none, so that the same time is the same text. */
export function plainWall(wall: string): string {
  return wall.length === 19 && wall.endsWith(':00') ? wall.slice(0, 16) : wall
}

export function dayOfWall(wall: string): string {
  return wall.slice(0, 10)
}
