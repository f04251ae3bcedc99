import { Failure } from '#foundation/contract/failure.ts'

/** Names are given once: two features that offer the same stop the start. */
export function refuseTwice(things: readonly { name: string }[]): void {
  const twice = things.find((thing, at) => things.findIndex(({ name }) => name === thing.name) !== at)
  if (twice) throw new Error(`Two features offer ${twice.name}.`)
}

export function findNamed<T extends { name: string }>(things: readonly T[], name: string): T {
  const found = things.find((thing) => thing.name === name)
  if (!found) throw new Failure('not-found', `There is nothing called ${name} here.`)
  return found
}
