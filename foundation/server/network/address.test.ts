import { describe, expect, test } from 'vitest'
import { isPublic, isRange, networkOf } from './address.ts'

describe('a limit', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('public', () => {
  test.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::200e',
    '64:ff9b::1.1.1.1',
  ])('is %s', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  test.each([
    ['this network', '0.0.0.0', '0.255.255.255'],
    ['private', '10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
    ['CGNAT', '100.64.0.0', '100.100.100.200', '100.127.255.255'],
    ['loopback', '127.0.0.1', '127.255.255.255', '::1'],
    ['link-local', '169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
    ['assignments', '192.0.0.192', '192.88.99.1', '168.63.129.16', '2001:1::1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['benchmarks', '198.18.0.1', '198.19.255.255', '2001:2::1'],
    ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    ['reserved', '240.0.0.1', '255.255.255.255'],
    ['unspecified', '::'],
    ['unique local', 'fc00::1', 'fd00:ec2::254'],
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:1.1.1.1'],
    ['IPv4-compatible', '::127.0.0.1', '::1.1.1.1'],
    ['NAT64 of private', '64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::1.1.1.1'],
    ['6to4', '2002:7f00:1::', '2002:101:101::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['site-local', 'fec0::1'],
    ['discard', '100::1'],
    ['no address', '', 'localhost', '127.1', '2130706433', '0x7f.1'],
  ])('is nothing that is %s', (_, ...addresses) => {
    expect(addresses.filter(isPublic)).toEqual([])
  })
})

test('a range is an address, with or without a length that fits it', () => {
  expect(['10.0.0.0/8', '10.0.0.1', 'fd00::/8', '::1/128'].filter(isRange)).toHaveLength(4)
  expect(['10.0.0.0/33', '10.0.0.0/8/8', 'a.example', '::/129', ''].filter(isRange)).toEqual([])
})
