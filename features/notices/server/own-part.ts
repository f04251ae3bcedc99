import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportAddresses } from './address-store.ts'
import { exportDevices } from './device-store.ts'
import { exportHandings, exportNotices } from './notice-store.ts'
import { exportSettings } from './settings-store.ts'

const parts = {
  notices: exportNotices,
  handings: exportHandings,
  settings: exportSettings,
  devices: exportDevices,
  addresses: exportAddresses,
}

/** What was handed over and how, and what is set; the addresses of browsers stay here. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  for (const [name, read] of Object.entries(parts)) {
    const rows = await database.as(ownerId, (tx) => read(tx, ownerId))
    yield { name: `notices/${name}.json`, content: JSON.stringify(rows, null, 1) }
  }
}
