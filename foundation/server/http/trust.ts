import type { IncomingMessage } from 'node:http'
import { isAmong, rangesOf } from '../network/address.ts'

/** How many proxies are in front of us, or their addresses; false trusts no header about the client's address. */
export type TrustProxy = false | number | string[]

/** Whether the peer at this address, so many hops before us, may say who came to it. */
export type Trust = (address: string | undefined, hop: number) => boolean

export function trustIn(proxies: TrustProxy): Trust {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = rangesOf(proxies)
  return (address = '') => isAmong(list, address)
}

/** The nearest address that no trusted proxy stands at: what a limit per address counts. */
export function addressOf({ socket, headers }: IncomingMessage, trust: Trust): string {
  const peer = socket.remoteAddress ?? ''
  if (!trust(peer, 0)) return peer
  const told = [headers['x-forwarded-for'] ?? []].flat().join().split(',')
  const hops = [
    peer,
    ...told
      .map((address) => address.trim())
      .filter(Boolean)
      .toReversed(),
  ]
  return hops.find((address, hop) => !trust(address, hop)) ?? hops.at(-1) ?? peer
}
