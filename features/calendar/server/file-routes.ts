import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Importing } from './importing.ts'
import type { Sharing } from './sharing.ts'

export function calendarFileHandlers({ importing, sharing }: { importing: Importing; sharing: Sharing }): Handler[] {
  return [
    handle(contract.previewImportRoute, ({ person, body }) => importing.preview(person, body)),
    handle(contract.exportCalendarRoute, ({ person, params }) => sharing.exportCalendar(person, params.id)),
    handle(contract.exportEventRoute, ({ person, params }) => sharing.exportEvent(person, params.id)),
    handle(contract.sharedAddressRoute, async ({ person, params }) => ({
      address: await sharing.address(person, params.id),
    })),
    handle(contract.feedRoute, ({ params }) => sharing.feed(params.secret)),
  ]
}
