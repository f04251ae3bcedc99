/** Work on twice the text may take so many times as long at most. Quadratic work takes four times as long. */
export const mostGrowth = 2.6

type Read = (text: string) => unknown
type Write = (length: number) => string

/** Below this many milliseconds a difference between two texts cannot be told from noise. */
const measurable = 0.5

/** A reader that needs this many milliseconds for less than a hundred characters works exponentially. */
const absurd = 20

/**
 * So many readings in a row must be slow before they count. A busy machine charges several readings in a row with time
 * in which they did not work: the first ones of a pattern, which is compiled by them.
 */
const repeated = 10

/**
 * How many times as long a reader works on twice the text, or `undefined` if its work grows no faster than the text. Work
 * is counted by the lesser of two clocks. A reader that seems to grow is measured again, many times and at sizes further
 * apart, so that a busy machine does not convict it.
 */
export async function growthOf(read: Read, write: Write, length: number): Promise<number | undefined> {
  for (let few = 20; few < 100; few *= 1.25)
    if ((await costOf(read, write(few), 1)) > absurd && (await costOf(read, write(few), repeated)) > absurd)
      return Number.POSITIVE_INFINITY
  const much = await costOf(read, write(4 * length), 1)
  if (much < measurable) return undefined
  // The little text is read again, since what it costs at first may hide the growth.
  if (much <= mostGrowth ** 2 * (await costOf(read, write(length), 3))) return undefined
  return await growthOverSizes(read, write, length)
}

const doublings = 3

/** For each doubling, on the average of all. Both sizes take turns, so that a busy moment does not fall on one alone. */
async function growthOverSizes(read: Read, write: Write, length: number): Promise<number | undefined> {
  const [small, large] = [write(length), write(2 ** doublings * length)]
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < repeated; round += 1) {
    least = Math.min(least, await costOf(read, small, 1))
    most = Math.min(most, await costOf(read, large, 1))
  }
  const growth = (most / least) ** (1 / doublings)
  return most >= measurable && growth > mostGrowth ? growth : undefined
}

/**
 * In milliseconds, the least of so many measurements. Time on the wall counts what others do meanwhile, and time of the
 * processor comes in ticks that may be booked too late: the lesser of both is nearer to the truth.
 */
export async function costOf(read: Read, text: string, times: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time += 1) {
    const [before, began] = [process.cpuUsage(), performance.now()]
    await read(text)
    const wall = performance.now() - began
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, wall, (user + system) / 1000)
  }
  return least
}
