import { expect, test } from 'vitest'
import { createLog } from '#foundation/server/log.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { findServers } from './autoconfig.ts'
import { readAutoconfig } from './autoconfig-file.ts'

const file = `<?xml version="1.0"?>
<clientConfig version="1.1"><emailProvider id="example.com">
  <displayName>Example</displayName>
  <incomingServer type="pop3"><hostname>pop.example.com</hostname><port>995</port><socketType>SSL</socketType></incomingServer>
  <incomingServer type="imap"><hostname>plain.example.com</hostname><port>143</port><socketType>plain</socketType></incomingServer>
  <incomingServer type="imap"><hostname>IMAP.example.com</hostname><port>993</port><socketType>SSL</socketType>
    <username>%EMAILLOCALPART%</username></incomingServer>
  <outgoingServer type="smtp"><hostname>smtp.example.com</hostname><port>587</port><socketType>STARTTLS</socketType></outgoingServer>
</emailProvider></clientConfig>`

const imap = { use: 'imap', host: 'imap.example.com', port: 993, security: 'tls' }
const smtp = { use: 'smtp', host: 'smtp.example.com', port: 587, security: 'starttls' }

test('a domain’s file names its first servers that are reached by TLS', () => {
  expect(readAutoconfig(file)).toEqual({ servers: [imap, smtp], user: '%EMAILLOCALPART%' })
})

test.each(['', '<clientConfig>', '<html><body>Not found</body></html>', file.replace('993', '993993')])(
  'what names no server says nothing: %#',
  (text) => {
    expect(readAutoconfig(text)).toBeUndefined()
  },
)

const received: Readonly<Record<string, string[]>> = {
  'hosted.example': ['alt1.aspmx.l.google.com.', 'aspmx.l.google.com.'],
  'office.example': ['office-example.mail.protection.outlook.com'],
  'own.example': ['mail.own.example'],
  'none.example': ['.'],
}

function open({ nothingLeaves = false } = {}) {
  const asked: string[] = []
  const outside = createOutside({
    config: { nothingLeaves, privateHosts: [] },
    log: createLog('silent'),
    quiet: async () => false,
    async resolve(host) {
      asked.push(host)
      throw new Error('ENOTFOUND')
    },
    async resolveServices(name) {
      asked.push(name)
      if (name === '_imaps._tcp.example.com')
        return [
          { name: 'second.example.com', port: 993, priority: 20, weight: 0 },
          { name: 'imap.example.com.', port: 993, priority: 10, weight: 0 },
        ]
      if (name === '_imap._tcp.example.com') return [{ name: '.', port: 0, priority: 0, weight: 0 }]
      if (name === '_submission._tcp.example.com')
        return [{ name: 'smtp.example.com', port: 587, priority: 0, weight: 0 }]
      throw new Error('ENODATA')
    },
    async resolveExchangers(domain) {
      asked.push(domain)
      const hosts = received[domain]
      if (!hosts) throw new Error('ENODATA')
      return hosts.map((exchange, at) => ({ exchange, priority: 10 - at }))
    },
  })
  const find = (address: string) =>
    findServers({ outside, ownerId: 'ana', signal: new AbortController().signal }, address)
  return { find, asked }
}

test('without a file the SRV records of the domain count, and nobody hears more than the domain', async () => {
  const { find, asked } = open()
  expect(await find('ana.ruiz@Example.com')).toEqual({ servers: [imap, smtp], user: 'ana.ruiz@Example.com' })
  expect(asked.join(' ')).not.toContain('ana')
})

test.each([
  ['gmail.com', 'imap.gmail.com:993 tls', 'smtp.gmail.com:465 tls'],
  ['iCloud.com', 'imap.mail.me.com:993 tls', 'smtp.mail.me.com:587 starttls'],
  ['gmx.de', 'imap.gmx.net:993 tls', 'mail.gmx.net:465 tls'],
])('the servers of %s are known without asking anybody', async (domain, incoming, outgoing) => {
  const { find, asked } = open()
  const address = `ana@${domain}`
  expect(await find(address)).toMatchObject({ user: address })
  expect((await find(address))?.servers.map(shown)).toEqual([incoming, outgoing])
  expect(asked).toEqual([])
})

test.each([
  ['hosted.example', ['imap.gmail.com:993 tls', 'smtp.gmail.com:465 tls']],
  ['office.example', ['outlook.office365.com:993 tls', 'smtp.office365.com:587 starttls']],
  ['own.example', undefined],
  ['none.example', undefined],
])('a domain that says nothing is looked after by whoever receives its mail: %s', async (domain, servers) => {
  const { find, asked } = open()
  expect((await find(`ana.ruiz@${domain}`))?.servers.map(shown)).toEqual(servers)
  expect(asked).toContain(domain)
  expect(asked.join(' ')).not.toContain('ana')
})

const shown = ({ host, port, security }: { host: string; port: number; security: string }) =>
  `${host}:${port} ${security}`

test('a domain that says nothing, and what is no domain, have no servers', async () => {
  const { find, asked } = open()
  expect(await find('ana@elsewhere.example')).toBeUndefined()
  asked.length = 0
  expect(await find('ana@localhost')).toBeUndefined()
  expect(asked).toEqual([])
})

test('nothing is asked where nothing may leave', async () => {
  const { find, asked } = open({ nothingLeaves: true })
  await expect(find('ana@example.com')).rejects.toThrow('nothing leaves this server')
  expect(await find('ana@gmail.com')).toBeDefined()
  expect(asked).toEqual([])
})
