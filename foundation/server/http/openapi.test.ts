import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { handle } from './handler.ts'
import { openApiDocument } from './openapi.ts'
import { call, openHttp } from './testing.ts'

const tag = z.object({ label: z.string() }).meta({ id: 'Tag' })
const note = z
  .object({ id: z.uuid(), title: z.string().min(1), kind: z.string().default('plain'), tags: z.array(tag) })
  .meta({ id: 'Note', description: 'Something to keep.' })
type Tree = { name: string; children: Tree[] }
const tree: z.ZodType<Tree> = z
  .object({
    name: z.string(),
    get children() {
      return z.array(tree)
    },
  })
  .meta({ id: 'Tree' })

const params = z.object({ id: z.uuid() })
const routes = [
  defineRoute({
    method: 'GET',
    path: '/v1/notes',
    summary: 'All notes',
    access: 'person',
    query: z.object({ limit: z.coerce.number().int().max(200).default(30), before: z.string().optional() }),
    answer: z.array(note),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/notes',
    summary: 'Keep a note',
    access: 'person',
    body: note,
    answer: note,
    status: 201,
  }),
  defineRoute({ method: 'DELETE', path: '/v1/notes/{id}', summary: 'Throw away', access: 'person', params }),
  defineRoute({
    method: 'POST',
    path: '/v1/auth/sign-in',
    summary: 'Sign in',
    access: 'public',
    body: tree,
    answer: tree,
  }),
]

type Schema = { $ref?: string; [key: string]: unknown }
type Operation = {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, { schema: Schema }> }>
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, unknown>
    securitySchemes: Record<string, unknown>
  }
}

let document: Document

const inside = (at: unknown, key: string): unknown => (at as Record<string, unknown>)[key]

beforeAll(async () => {
  await using http = await openHttp({ handlers: routes.map((route) => handle(route, () => undefined as never)) })
  const reply = await call(`${http.url}/v1/openapi.json`)
  document = JSON.parse(reply.text)
})

test('the API describes itself, including the description', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Attaché', version: '1.2.3' } })
  expect(Object.keys(document.paths)).toEqual(['/v1/notes', '/v1/notes/{id}', '/v1/auth/sign-in', '/v1/openapi.json'])
  expect(Object.keys(document.paths['/v1/notes'] ?? {})).toEqual(['get', 'post'])
})

test('every reference resolves, and every operation has a unique name', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  expect(references.length).toBeGreaterThan(10)
  const lost = references.filter((path) => typeof path.split('/').reduce(inside, document) !== 'object')
  expect(lost).toEqual([])
  const names = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(names).toEqual(['getNotes', 'postNotes', 'deleteNotesById', 'postAuthSignIn', 'getOpenapiJson'])
})

test('parameters state their place and whether they are required', () => {
  expect(document.paths['/v1/notes']?.['get']?.parameters).toEqual([
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 200, default: 30 } },
    { name: 'before', in: 'query', required: false, schema: { type: 'string' } },
  ])
  expect(document.paths['/v1/notes/{id}']?.['delete']?.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  ])
})

test('named schemas appear once, or twice if reading and writing differ', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas)).toEqual(['Note', 'NoteInput', 'Problem', 'Tag', 'Tree'])
  expect(schemas['Note']).toMatchObject({
    required: ['id', 'title', 'kind', 'tags'],
    description: 'Something to keep.',
  })
  expect(schemas['NoteInput']).toMatchObject({ required: ['id', 'title', 'tags'] })
  expect(schemas['Tree']).toMatchObject({ properties: { children: { items: { $ref: '#/components/schemas/Tree' } } } })
  const post = document.paths['/v1/notes']?.['post']
  expect(post?.requestBody?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/NoteInput' })
  expect(post?.responses['201']?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Note' })
})

test('possible refusals are listed, and which calls need a token', () => {
  const operation = document.paths['/v1/notes']?.['post']
  expect(Object.keys(operation?.responses ?? {})).toEqual([
    '201',
    '400',
    '401',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ])
  expect(operation?.responses['401']).toEqual({ $ref: '#/components/responses/Problem' })
  expect(operation?.security).toEqual([{ bearer: [] }])
  expect(document.components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } })
  expect(document.paths['/v1/auth/sign-in']?.['post']?.security).toEqual([])
  expect(document.paths['/v1/notes/{id}']?.['delete']?.responses['204']).toEqual({ description: 'No Content' })
})

test('an unnamed recursive schema is refused rather than described wrongly', () => {
  const nameless: z.ZodType = z.object({
    get again() {
      return z.array(nameless)
    },
  })
  const route = defineRoute({ method: 'GET', path: '/v1/x', summary: 'X', access: 'public', answer: nameless })
  expect(() => openApiDocument([route], { version: '1', publicUrl: new URL('http://x') })).toThrow('needs a name')
})
