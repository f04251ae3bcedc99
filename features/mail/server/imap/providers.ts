import type { AccountServer, Security } from '#foundation/server/connection.ts'

type Provider = {
  /** Of the addresses that it gives away. */
  domains: string
  /** Ends of the names of its servers that receive mail for domains of others (MX). */
  exchangers?: string
  imap: string
  smtp: string
}

/**
 * Providers with many people that say nothing at their domains, or only after seconds, and hosts of other domains. A host
 * without a port is reached by TLS at the usual one (993 and 465).
 */
const providers: readonly Provider[] = [
  {
    domains: 'gmail.com googlemail.com',
    exchangers: 'google.com googlemail.com',
    imap: 'imap.gmail.com',
    smtp: 'smtp.gmail.com',
  },
  {
    domains:
      'outlook.com outlook.de outlook.fr hotmail.com hotmail.de hotmail.fr hotmail.co.uk live.com live.de msn.com',
    imap: 'outlook.office365.com',
    smtp: 'smtp-mail.outlook.com:587',
  },
  {
    domains: '',
    exchangers: 'protection.outlook.com mx.microsoft',
    imap: 'outlook.office365.com',
    smtp: 'smtp.office365.com:587',
  },
  {
    domains: 'icloud.com me.com mac.com',
    exchangers: 'mail.icloud.com',
    imap: 'imap.mail.me.com',
    smtp: 'smtp.mail.me.com:587',
  },
  {
    domains: 'yahoo.com yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.co.uk ymail.com rocketmail.com',
    imap: 'imap.mail.yahoo.com',
    smtp: 'smtp.mail.yahoo.com',
  },
  { domains: 'aol.com aol.de aim.com', imap: 'imap.aol.com', smtp: 'smtp.aol.com' },
  { domains: 'gmx.net gmx.de gmx.at gmx.ch', imap: 'imap.gmx.net', smtp: 'mail.gmx.net' },
  { domains: 'gmx.com', imap: 'imap.gmx.com', smtp: 'mail.gmx.com' },
  { domains: 'web.de', imap: 'imap.web.de', smtp: 'smtp.web.de:587' },
  { domains: 'mail.com', imap: 'imap.mail.com', smtp: 'smtp.mail.com' },
  { domains: 't-online.de', imap: 'secureimap.t-online.de', smtp: 'securesmtp.t-online.de' },
  { domains: 'freenet.de', imap: 'mx.freenet.de', smtp: 'mx.freenet.de:587' },
  { domains: 'bluewin.ch', imap: 'imaps.bluewin.ch', smtp: 'smtpauths.bluewin.ch' },
  { domains: 'orange.fr', imap: 'imap.orange.fr', smtp: 'smtp.orange.fr' },
  { domains: 'laposte.net', imap: 'imap.laposte.net', smtp: 'smtp.laposte.net' },
  { domains: 'libero.it', imap: 'imapmail.libero.it', smtp: 'smtp.libero.it' },
  { domains: 'seznam.cz', imap: 'imap.seznam.cz', smtp: 'smtp.seznam.cz' },
  { domains: 'comcast.net', imap: 'imap.comcast.net', smtp: 'smtp.comcast.net' },
  { domains: 'posteo.de posteo.net', imap: 'posteo.de', smtp: 'posteo.de' },
  { domains: 'mailbox.org', exchangers: 'mailbox.org', imap: 'imap.mailbox.org', smtp: 'smtp.mailbox.org' },
  {
    domains: 'fastmail.com fastmail.fm',
    exchangers: 'messagingengine.com',
    imap: 'imap.fastmail.com',
    smtp: 'smtp.fastmail.com',
  },
  { domains: 'zohomail.com', exchangers: 'zoho.com', imap: 'imap.zoho.com', smtp: 'smtp.zoho.com' },
  { domains: 'zohomail.eu', exchangers: 'zoho.eu', imap: 'imap.zoho.eu', smtp: 'smtp.zoho.eu' },
  { domains: '', exchangers: 'kundenserver.de', imap: 'imap.ionos.de', smtp: 'smtp.ionos.de' },
  { domains: '', exchangers: 'ionos.com', imap: 'imap.ionos.com', smtp: 'smtp.ionos.com' },
  { domains: '', exchangers: 'rzone.de', imap: 'imap.strato.de', smtp: 'smtp.strato.de' },
  { domains: '', exchangers: 'your-server.de', imap: 'mail.your-server.de', smtp: 'mail.your-server.de' },
  { domains: '', exchangers: 'mail.ovh.net', imap: 'ssl0.ovh.net', smtp: 'ssl0.ovh.net' },
  { domains: '', exchangers: 'mail.gandi.net', imap: 'mail.gandi.net', smtp: 'mail.gandi.net' },
  { domains: '', exchangers: 'infomaniak.ch', imap: 'mail.infomaniak.com', smtp: 'mail.infomaniak.com' },
  { domains: '', exchangers: 'hostinger.com', imap: 'imap.hostinger.com', smtp: 'smtp.hostinger.com' },
  { domains: '', exchangers: 'secureserver.net', imap: 'imap.secureserver.net', smtp: 'smtpout.secureserver.net' },
  { domains: '', exchangers: 'privateemail.com', imap: 'mail.privateemail.com', smtp: 'mail.privateemail.com' },
  { domains: '', exchangers: 'migadu.com', imap: 'imap.migadu.com', smtp: 'smtp.migadu.com' },
]

/** The servers of addresses at this domain, if it is one that a large provider gives away. */
export function serversAt(domain: string): AccountServer[] | undefined {
  return serversOf(providers.find(({ domains }) => domains.split(' ').includes(domain)))
}

/** The servers of whoever receives the mail of a domain at these hosts, the preferred one first. */
export function serversBehind(exchangers: readonly string[]): AccountServer[] | undefined {
  const [host] = exchangers
  return host === undefined
    ? undefined
    : serversOf(providers.find((each) => each.exchangers?.split(' ').some((end) => isAt(host.toLowerCase(), end))))
}

function isAt(host: string, end: string): boolean {
  return host === end || host.endsWith(`.${end}`)
}

function serversOf(provider: Provider | undefined): AccountServer[] | undefined {
  return provider && [serverOf('imap', provider.imap, 993), serverOf('smtp', provider.smtp, 465)]
}

/** Another port than the usual one is that of STARTTLS. */
function serverOf(use: string, named: string, usual: number): AccountServer {
  const [host = '', port = usual] = named.split(':')
  const security: Security = Number(port) === usual ? 'tls' : 'starttls'
  return { use, host, port: Number(port), security }
}
