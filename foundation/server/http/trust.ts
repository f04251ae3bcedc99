import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** How many proxies stand in front of us, or their addresses; false: nobody may speak for a client. */
export type TrustProxy = false | number | string[]

/** Whether the peer at this address, so many hops before us, may say who came to it. */
export type Trust = (address: string | undefined, hop: number) => boolean

export function trustIn(proxies: TrustProxy): Trust {
  if (proxies === false) return () => false
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = new BlockList()
  for (const proxy of proxies) addProxy(list, proxy)
  return (address = '') => {
    const version = isIP(address)
    return version !== 0 && list.check(address, familyOf(version))
  }
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

function addProxy(list: BlockList, proxy: string): void {
  const [address = '', length] = proxy.split('/')
  const family = familyOf(isIP(address))
  if (length === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(length), family)
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 6 ? 'ipv6' : 'ipv4'
}
