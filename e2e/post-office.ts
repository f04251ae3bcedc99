import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type PostOffice = AsyncDisposable & {
  url: string
  port: number
  /** Required to send mail. */
  password: string
  mails: { to: string[]; text: string }[]
}

/** A mail server that accepts mail from clients with the password, and stores it. */
export async function openPostOffice(): Promise<PostOffice> {
  const password = crypto.randomUUID()
  const mails: PostOffice['mails'] = []
  const smtp = new SMTPServer({
    // Its certificate is self-signed.
    disabledCommands: ['STARTTLS'],
    onAuth({ username = '', password: given }, _session, answer) {
      if (given === password) answer(null, { user: username })
      else answer(new Error('Wrong password'))
    },
    async onData(stream, { envelope: { rcptTo } }, answer) {
      const text = Buffer.concat(await stream.toArray()).toString()
      // A line that is too long for a mail ends in a sign of equality and goes on.
      mails.push({
        to: rcptTo.map(({ address }) => address),
        text: text.replaceAll('=\r\n', '').replaceAll('=3D', '='),
      })
      answer()
    },
  })
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://attache:${password}@127.0.0.1:${port}`,
    port,
    password,
    mails,
    [Symbol.asyncDispose]: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}
