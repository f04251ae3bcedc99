import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addressOf, trustIn, type TrustProxy } from './trust.ts'

function seen(trusted: TrustProxy, peer: string, forwarded?: string): string {
  const request = { socket: { remoteAddress: peer } as Socket, headers: { 'x-forwarded-for': forwarded } }
  return addressOf(request as Partial<IncomingMessage> as IncomingMessage, trustIn(trusted))
}

test.each<[string, TrustProxy, string, string | undefined, string]>([
  ['nobody is trusted: the peer', false, '10.0.0.1', '1.1.1.1', '10.0.0.1'],
  ['one proxy: what it says', 1, '10.0.0.1', '1.1.1.1', '1.1.1.1'],
  ['one proxy: not what a client wrote before it', 1, '10.0.0.1', '9.9.9.9, 1.1.1.1', '1.1.1.1'],
  ['two proxies', 2, '10.0.0.1', '9.9.9.9, 1.1.1.1,10.0.0.2', '1.1.1.1'],
  ['more proxies than there were', 5, '10.0.0.1', '1.1.1.1', '1.1.1.1'],
  ['a proxy that says nothing', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ['a listed proxy', ['10.0.0.0/8'], '10.0.0.1', '9.9.9.9, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
  ['a listed proxy, as IPv6 writes it', ['10.0.0.0/8'], '::ffff:10.0.0.1', '1.1.1.1', '1.1.1.1'],
  ['a listed proxy of IPv6', ['fd00::/8', '::1'], 'fd00::7', '2001:db8::1', '2001:db8::1'],
  ['a peer that is not in the list', ['10.0.0.0/8'], '11.0.0.1', '1.1.1.1', '11.0.0.1'],
  ['no address at all', ['10.0.0.0/8'], '10.0.0.1', 'unknown', 'unknown'],
])('whose address counts, %s', (_, trusted, peer, forwarded, address) => {
  expect(seen(trusted, peer, forwarded)).toBe(address)
})
