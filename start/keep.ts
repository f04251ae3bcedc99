import { resolve } from 'node:path'
import { readConfig } from '#foundation/server/config.ts'
import { backup, restore } from '#foundation/server/database/index.ts'
import { openStores } from '#foundation/server/storage/storage.ts'
import { version } from './version.ts'

type Settings = Record<string, string | undefined>

/** `npm run backup [-- folder]` */
export async function runBackup(settings: Settings, [target]: readonly string[]): Promise<void> {
  finishFirst()
  await backup({ ...placeOf(settings), version, target: target && resolve(target) })
}

/** `npm run restore [-- folder]` */
export async function runRestore(settings: Settings, [from]: readonly string[]): Promise<void> {
  finishFirst()
  await restore({ ...placeOf(settings), from: from && resolve(from) })
}

/** Half a backup is useless, and the database started for it would be left running. */
function finishFirst(): void {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (asked) process.exit(1)
      asked = true
      say('This is finished first. Ask again to break it off.')
    })
}

function placeOf(settings: Settings) {
  const { dataDirectory, database, storage } = readConfig(settings)
  const { s3: objects } = openStores(storage)
  return { dataDirectory, databaseUrl: database.kind === 'postgres' ? database.url : undefined, objects, say }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
