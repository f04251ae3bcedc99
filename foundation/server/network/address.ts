import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * What a limit counts as one address: an IPv4 address, however it is written, or the /64 of an IPv6 address, because
 * whoever has one address of such a network has all of them (RFC 6177).
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  const groups = groupsOf(address)
  if (!groups) return address
  return isMapped(groups) ? embeddedIn(groups) : `${groups.slice(0, 4).map(hex).join(':')}::/64`
}

/**
 * Whether an address is on the public internet (RFC 6890). Addresses that embed an IPv4 address are not, except NAT64.
 */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !specialIPv4.check(address)
  const groups = groupsOf(address)
  if (!groups) return false
  if (nat64.check(address, 'ipv6')) return isPublic(embeddedIn(groups))
  return globalIPv6.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
}

/** Addresses (10.0.0.7) and ranges (10.0.0.0/8) as one list. */
export function rangesOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', length] = range.split('/')
    if (length === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(length), familyOf(address))
  }
  return list
}

export function isAmong(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

/** Whether this is an address or a range (RFC 4632). */
export function isRange(text: string): boolean {
  const [address = '', length = '0', more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more === undefined && /^\d{1,3}$/.test(length) && Number(length) <= most
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** The eight groups of an IPv6 address, without the zone after `%`, which names a local network interface. */
function groupsOf(address: string): number[] | undefined {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return undefined
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [partsOf(head), partsOf(tail ?? '')]
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: gap }, () => 0), ...after]
}

function partsOf(text: string): number[] {
  return text
    .split(':')
    .filter(Boolean)
    .map((part) => Number.parseInt(part, 16))
}

/** ::ffff:0:0/96 */
function isMapped(groups: number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
}

/** The IPv4 address in the last 32 bits. */
function embeddedIn(groups: number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

const hex = (group: number): string => group.toString(16)

const specialIPv4 = rangesOf([
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by customers of one provider (CGNAT)
  '127.0.0.0/8', // loopback
  '168.63.129.16', // Azure's platform address, as its machines see it
  '169.254.0.0/16', // link-local, where clouds serve credentials
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
])

/** Anything but global unicast is not public: loopback, link-local, unique local, multicast, IPv4-mapped. */
const globalIPv6 = rangesOf(['2000::/3'])

const specialIPv6 = rangesOf([
  '2001::/23', // protocol assignments, among them Teredo and benchmarks
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
])

/** How a machine without IPv4 reaches an IPv4 address (RFC 6052): as public as the embedded address. */
const nat64 = rangesOf(['64:ff9b::/96'])
