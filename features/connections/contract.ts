import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

export const securities = ['tls', 'starttls', 'none'] as const

const host = z
  .string()
  .trim()
  .min(1)
  .max(253)
  .meta({ examples: ['imap.northwind.example'] })

export const server = z
  .object({
    use: z
      .string()
      .max(20)
      .meta({ description: 'What for, such as imap or smtp.', examples: ['imap'] }),
    host,
    port: z.int().min(1).max(65_535),
    security: z.enum(securities),
  })
  .meta({ id: 'ConnectionServer' })
export type Server = z.infer<typeof server>

export const connection = z
  .object({
    id,
    kind: z.string(),
    address: z.string(),
    user: z.string(),
    servers: z.array(server),
    provider: z
      .string()
      .nullable()
      .meta({ description: 'Where the person signed in to open it; null: it has a password.' }),
    state: z
      .enum(['active', 'paused', 'refused'])
      .meta({ description: 'refused: it needs another password, or the person has to sign in again.' }),
    trouble: z.string().nullable().meta({ description: 'What went wrong the last time.' }),
    looked_at: instant.nullable().meta({ description: 'When all of it was looked at last.' }),
    done: z.int().min(0).meta({ description: 'How much has been brought,' }),
    most: z.int().min(0).meta({ description: 'of how much.' }),
    whole: z.boolean(),
    waiting: z.int().min(0).meta({ description: 'Changes that are on their way there.' }),
    given_up: z.int().min(0).meta({ description: 'Changes that the server did not take.' }),
    refused: z.int().min(0).meta({ description: 'What is there and could not be taken.' }),
    created_at: instant,
  })
  .meta({ id: 'Connection' })
export type Connection = z.infer<typeof connection>

export const triedStep = z.object({ name: z.string(), ok: z.boolean(), sentence: z.string() }).meta({ id: 'TriedStep' })
export type TriedStep = z.infer<typeof triedStep>

const kind = z.object({
  kind: z.string(),
  label: z.string(),
  uses: z.array(
    z.object({
      use: z.string(),
      label: z.string(),
      ports: z.object({ tls: z.int(), starttls: z.int(), none: z.int() }),
    }),
  ),
})
export type Kind = z.infer<typeof kind>

export const provider = z
  .object({
    name: z.string(),
    label: z.string(),
    hosts: z.array(z.string()).meta({ description: 'The hosts whose accounts are opened by signing in there.' }),
  })
  .meta({ id: 'AccountProvider' })
export type Provider = z.infer<typeof provider>

const base = '/v1/connections'

export const listConnectionsRoute = defineRoute({
  method: 'GET',
  path: base,
  summary: 'Accounts elsewhere, what is known of them, and which kinds can be added.',
  access: 'person',
  answer: z.object({
    connections: z.array(connection),
    kinds: z.array(kind),
    providers: z.array(provider).meta({ description: 'Where people can sign in instead of giving a password.' }),
    hosts: z.array(z.string()).meta({ description: 'The only hosts that the operator allows; empty: any.' }),
  }),
})

const address = z.email('Write a whole address, such as ana@example.com.').max(320)
const kindName = z
  .string()
  .max(50)
  .meta({ examples: ['imap'] })

export const findServersRoute = defineRoute({
  method: 'POST',
  path: `${base}/servers`,
  summary: 'The servers of an address, by what its domain says; only the domain is told to anybody.',
  access: 'person',
  body: z.object({ kind: kindName, address }),
  answer: z.object({ servers: z.array(server), user: z.string() }),
})

/** What opens an account. Nothing of it is ever shown again. */
const secret = z.string().min(1).max(2_000)
const tried = z.object({ connection: connection.nullable(), steps: z.array(triedStep) })

export const newAccount = z.object({
  kind: kindName,
  address,
  user: z.string().trim().min(1).max(320),
  servers: z.array(server).min(1).max(5),
})

export const addConnectionRoute = defineRoute({
  method: 'POST',
  path: base,
  summary: 'Try an account elsewhere, and keep a copy of it if that works.',
  access: 'person',
  body: newAccount.extend({ secret }),
  answer: tried,
})

const providerName = z
  .string()
  .max(300)
  .meta({ examples: ['google'] })

export const beginSignInRoute = defineRoute({
  method: 'POST',
  path: `${base}/sign-ins`,
  summary: 'Where to go to open an account by signing in at its provider: one that is there, or a new one.',
  access: 'person',
  body: z.object({ provider: providerName, wanted: z.union([z.object({ id }), newAccount]) }),
  answer: z.object({ address: z.url() }),
  perAddress: 60,
})

export const finishSignInRoute = defineRoute({
  method: 'POST',
  path: `${base}/sign-ins/finish`,
  summary: 'Bring what the provider gave, try the account with it, and keep it if that works. Good once.',
  access: 'person',
  body: z.object({ state: z.string().min(1).max(200), code: z.string().min(1).max(4_000) }),
  answer: tried,
})

const params = z.object({ id })

export const leftThing = z
  .object({
    id: z.string(),
    kind: z.enum(['unread', 'change']).meta({
      description: 'unread: it is there and could not be taken; change: it was made here and not taken there.',
    }),
    title: z.string().meta({ description: 'Such as the subject of a mail; empty if nothing of it is known.' }),
    by: z.string(),
    at: instant.nullable(),
    place: z.string().meta({ examples: ['Inbox, number 42'] }),
    sentence: z.string().meta({ description: 'What did not work, and why.' }),
  })
  .meta({ id: 'LeftThing' })
export type LeftThing = z.infer<typeof leftThing>

export const listLeftRoute = defineRoute({
  method: 'GET',
  path: `${base}/{id}/left`,
  summary: 'What of the account could not be read, and which changes its server did not take; the newest hundred each.',
  access: 'person',
  params,
  answer: z.object({ left: z.array(leftThing) }),
})

export const settleLeftRoute = defineRoute({
  method: 'POST',
  path: `${base}/{id}/left`,
  summary: 'Hand a change to the server again, or tell no more of what was left behind.',
  access: 'person',
  params,
  body: z
    .object({ id: z.string().min(1).max(50), kind: leftThing.shape.kind, again: z.boolean() })
    .meta({ examples: [{ id: '17', kind: 'change', again: false }] }),
})

export const reconnectRoute = defineRoute({
  method: 'POST',
  path: `${base}/{id}/secret`,
  summary: 'Try another password, and keep it if that works.',
  access: 'person',
  params,
  body: z.object({ secret }),
  answer: tried,
})

const smtp: Server = { use: 'smtp', host: 'smtp.northwind.example', port: 465, security: 'tls' }

export const addServerRoute = defineRoute({
  method: 'POST',
  path: `${base}/{id}/servers`,
  summary: 'Try another server for an account, such as one for outgoing mail, and keep it if that works.',
  access: 'person',
  params,
  body: z
    .object({
      server,
      secret: secret
        .optional()
        .meta({ description: 'The password again, which the new server is told, if it has one.' }),
    })
    .meta({ examples: [{ server: smtp, secret: 'a password of an app' }] }),
  answer: tried,
})

export const pauseRoute = defineRoute({
  method: 'POST',
  path: `${base}/{id}/pause`,
  summary: 'Look at the account no more, or again.',
  access: 'person',
  params,
  body: z.object({ paused: z.boolean() }),
  answer: connection,
})

export const removeConnectionRoute = defineRoute({
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Forget the account, its password and everything that came from it. Nothing changes there.',
  access: 'person',
  params,
})
