import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { readConfig } from '#foundation/server/config.ts'

type Settings = Record<string, string | undefined>

/**
 * `npm run dev`: the pages by Vite at `PORT`, which passes everything else on to the server behind it at the next port.
 * The server starts again when its sources change; its database stays up in between.
 */
export async function develop(settings: Settings, root: string): Promise<void> {
  const { host, port, publicUrl } = readConfig(settings)
  const behind = String(port + 1)
  const env = { ...settings, PUBLIC_URL: publicUrl.origin, ATTACHE_API: `http://127.0.0.1:${behind}` }
  const server = run([join(root, 'start', 'dev-server.ts')], { ...env, PORT: behind }, [
    '--watch',
    '--watch-preserve-output',
  ])
  const routes = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const pages = run([routes, 'dev', '--host', host, '--port', String(port), '--strictPort'], env)
  await together([server, pages])

  function run(command: string[], environment: Settings, flags: string[] = []): ChildProcess {
    return spawn(process.execPath, [...flags, ...command], { cwd: root, env: environment, stdio: 'inherit' })
  }
}

/** When one ends, or we are told to, the others end too. */
function together(children: ChildProcess[]): Promise<void> {
  const end = () => children.forEach((child) => child.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const ends = children.map(
    (child) =>
      new Promise<void>((resolve) => {
        child.on('exit', () => {
          end()
          resolve()
        })
      }),
  )
  return Promise.all(ends).then(() => undefined)
}
