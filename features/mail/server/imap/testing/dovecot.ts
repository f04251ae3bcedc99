import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { certificate, certificateKey } from '#foundation/server/outside/testing/certificate.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { dovecotConfig, type DovecotParts, dovecotTokens } from './dovecot-config.ts'

/** A Dovecot of a test's own, with the mailbox of ada, whose password is “secret”. */
export type TestDovecot = AsyncDisposable & {
  /** In the clear or with STARTTLS, and with TLS; its certificate is good for mail.example. */
  imap: number
  imaps: number
  lmtp: number
  /** The Maildir with ada's mail. */
  mail: string
  stop(): Promise<void>
  start(): Promise<void>
}

/** Version 2.3; the settings of 2.4 are another language. Nothing where it is not installed. */
export function dovecotProgram(): string | undefined {
  const program = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'].find(isProgram)
  return program !== undefined && execFileSync(program, ['--version']).toString().startsWith('2.3')
    ? program
    : undefined
}

/** Asked once, when the tests begin. */
export const hasDovecot = dovecotProgram() !== undefined

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const usualFolders = ['Drafts', 'Sent', 'Archive', 'Junk', 'Trash']

/**
 * `introspect`: where to ask whether a token is good (RFC 7662); it is let in by XOAUTH2 then. `capabilities`: all that
 * it says it can do, where that is to be less than usual.
 */
export async function startDovecot({
  introspect,
  folders = usualFolders,
  capabilities,
}: Partial<Pick<DovecotParts, 'introspect' | 'folders' | 'capabilities'>> = {}): Promise<TestDovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'attache-dovecot-'))
  const [imap, imaps, lmtp] = [await freePort(), await freePort(), await freePort()]
  const [user, group] = isRoot() ? ['nobody', 'nogroup'] : [named('-un'), named('-gn')]
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o644 })
  write('dovecot.conf', dovecotConfig({ folder, imap, imaps, lmtp, user, group, introspect, folders, capabilities }))
  if (introspect !== undefined) write('oauth2.conf', dovecotTokens(introspect))
  write('users', 'ada:{PLAIN}secret::::::\n')
  write('cert.pem', certificate)
  write('key.pem', certificateKey)
  for (const name of ['run', 'state', 'home']) mkdirSync(join(folder, name))
  chmodSync(folder, 0o755)
  if (isRoot()) for (const name of ['.', 'run', 'state', 'home', 'users']) chownSync(join(folder, name), 65_534, 65_534)
  let running = await run(folder, imap)
  const end = () => void signalAll(running, 'SIGKILL')
  process.on('exit', end)

  async function stop(): Promise<void> {
    signalAll(running, 'SIGTERM')
    // Processes that serve a connection outlive the master for a moment: they still write files, and accept connections.
    while (signalAll(running, 0)) await sleep(20)
  }
  return {
    imap,
    imaps,
    lmtp,
    mail: join(folder, 'home/ada/Maildir'),
    stop,
    async start() {
      await stop()
      running = await run(folder, imap)
    },
    async [Symbol.asyncDispose]() {
      await stop()
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function named(option: '-un' | '-gn'): string {
  return execFileSync('id', [option]).toString().trim()
}

async function run(folder: string, port: number): Promise<ChildProcess> {
  const given = ['-F', '-c', join(folder, 'dovecot.conf')]
  const whose = isRoot() ? { uid: 65_534, gid: 65_534 } : {}
  const program = dovecotProgram() ?? 'dovecot'
  const child = spawn(program, given, { stdio: ['ignore', 'ignore', 'inherit'], detached: true, ...whose })
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`Dovecot did not start:\n${logOf(folder)}`)
    await sleep(20)
  }
  return child
}

/** Whether any process of the group that it leads is left to hear it. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(-pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

function logOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'dovecot.log'), 'utf8')
  } catch {
    return 'It wrote no log.'
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
