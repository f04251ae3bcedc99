/** How many times as long twice the text may take. Quadratic work takes four times as long. */
export const mostGrowth = 2.6

type Read = (text: string) => unknown
type Write = (length: number) => string

/** Below this many milliseconds, differences are noise. */
const measurable = 0.5

/** A reader that needs this many milliseconds for less than a hundred characters is exponential. */
const absurd = 100

/** Readings that take this many milliseconds are long enough to be compared. */
const slow = 20

/**
 * This many readings in a row must be slow before they count. A busy machine slows several in a row, and so does
 * compiling the pattern at first.
 */
const repeated = 10

/**
 * How many times as long a reader takes for twice the text, or `undefined` if its time grows no faster than the text.
 * Time is the lesser of two clocks. A suspicious reader is measured again, more often and at sizes further apart, so
 * that a busy machine does not convict it. `clearAfter`: clear growth over this many rounds convicts it; a low number
 * saves time where many readers that grow are measured.
 */
export async function growthOf(
  read: Read,
  write: Write,
  length: number,
  clearAfter: number = fewestRounds,
): Promise<number | undefined> {
  for (let few = 20; few < 100; few *= 1.1)
    if ((await wallOf(read, write(few))) > absurd && (await costOf(read, write(few), repeated)) > absurd)
      return Number.POSITIVE_INFINITY
  const much = await costOf(read, write(4 * length), 1)
  if (much < measurable) return undefined
  // Reads the short text again, because warm-up may hide the growth.
  if (much <= mostGrowth ** 2 * (await costOf(read, write(length), 3))) return undefined
  return await growthOverSizes(read, write, { length, clearAfter })
}

const doublings = 4

/**
 * A round that acquits has at least as many short readings behind it as ten rounds of one each. The long readings, which
 * are nearly all of the cost, may be few: more of them could only acquit sooner.
 */
const shortReadings = 4
const fewestRounds = 3

/**
 * Growth that one busy moment does not explain: each long reading would have to be slowed tenfold, and none of the
 * short ones.
 */
const clearGrowth = 3.5

/** Below that, a reader is convicted only if this many rounds agree: collecting garbage slows many in a row. */
const convincing = 60

/** Growth per doubling, on average. The sizes alternate, so that a busy moment does not affect only one. */
async function growthOverSizes(
  read: Read,
  write: Write,
  { length, clearAfter }: { length: number; clearAfter: number },
): Promise<number | undefined> {
  const [small, large] = [write(length), write(2 ** doublings * length)]
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 1; round <= convincing; round += 1) {
    least = Math.min(least, await costOf(read, small, shortReadings))
    most = Math.min(most, await costOf(read, large, 1))
    if (round >= fewestRounds && (most < measurable || growth() <= mostGrowth)) return undefined
    if (round >= clearAfter && most > slow && growth() > clearGrowth) break
  }
  return growth()

  function growth(): number {
    return (most / least) ** (1 / doublings)
  }
}

/**
 * How many times as much the work costs as usual work does, or `undefined` if no more than so many times. The two take
 * turns until a round acquits it, so that a busy machine does not convict it.
 */
export async function dearness(work: () => unknown, usual: () => unknown, most: number): Promise<number | undefined> {
  let [cost, usually] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < repeated; round += 1) {
    usually = Math.min(usually, await costOf(usual, '', 1))
    cost = Math.min(cost, await costOf(work, '', 1))
    if (cost <= most * usually) return undefined
  }
  return cost / usually
}

/** Enough to acquit most readings, and to ask for CPU time takes longer than they do. */
async function wallOf(read: Read, text: string): Promise<number> {
  const began = performance.now()
  await read(text)
  return performance.now() - began
}

/**
 * In milliseconds, the least of several measurements. Wall time counts other processes, and CPU time comes in ticks
 * that may be booked late, so the lesser of the two is closer to the truth.
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
