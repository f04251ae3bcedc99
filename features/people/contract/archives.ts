import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

export const exportStates = ['making', 'ready', 'failed'] as const

export const dataExport = z
  .object({
    id,
    state: z.enum(exportStates),
    createdAt: instant,
    expiresAt: instant.meta({ description: 'After this the archive is gone.' }),
    bytes: z.int().nullable(),
    failure: z.string().nullable().meta({ description: 'Why it failed, and what helps.' }),
  })
  .meta({ id: 'DataExport' })
export type DataExport = z.infer<typeof dataExport>

export const exportChanged = dataExport.extend({ type: z.literal('people/export-changed') })

export const startExportRoute = defineRoute({
  method: 'POST',
  path: '/v1/me/export',
  summary: 'Have everything that is stored about me put into one archive.',
  access: 'person',
  answer: dataExport,
  status: 202,
})

export const exportsRoute = defineRoute({
  method: 'GET',
  path: '/v1/me/exports',
  summary: 'My archives, the newest first.',
  access: 'person',
  answer: z.array(dataExport),
})

export const exportFileRoute = defineRoute({
  method: 'GET',
  path: '/v1/me/exports/{id}/file',
  summary: 'One archive, once it is ready.',
  access: 'person',
  params: z.object({ id }),
  file: 'application/zip',
})
