import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { problem } from '#foundation/contract/failure.ts'
import { productName } from '#foundation/contract/product.ts'
import { defineRoute, type Route } from '#foundation/contract/route.ts'
import { type Handler, handle } from './handler.ts'
import { createSchemas, type Json, type Schemas } from './openapi-schemas.ts'

const apiRoute = defineRoute({
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This description',
  access: 'public',
  answer: z.record(z.string(), z.unknown()),
})

/** The description of all routes, its own included; made when it is first asked for. */
export function describeApi(handlers: Handler[], about: { version: string; publicUrl: URL }): Handler {
  const routes = [...handlers.map(({ route }) => route), apiRoute]
  let made: Json | undefined
  return handle(apiRoute, () => (made ??= openApiDocument(routes, about)))
}

/** OpenAPI 3.1, written from the same contracts that the server checks by. */
export function openApiDocument(
  routes: readonly Route[],
  { version, publicUrl }: { version: string; publicUrl: URL },
): Json {
  const schemas = createSchemas()
  const paths: Record<string, Json> = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route, schemas)
  const problemContent = { 'application/problem+json': { schema: schemas.of(problem, 'output') } }
  return {
    openapi: '3.1.0',
    info: { title: productName, version },
    servers: [{ url: publicUrl.origin }],
    paths,
    components: {
      schemas: schemas.named(),
      responses: { Problem: { description: 'What went wrong, in a sentence for a person.', content: problemContent } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(route: Route, schemas: Schemas): Json {
  const { method, path, summary, access, params, query, ranges } = route
  return {
    operationId: operationId(method, path),
    summary,
    tags: [path.split('/')[2] ?? ''],
    security: access === 'person' ? [{ bearer: [] }] : [],
    parameters: [
      ...parameters('path', params, schemas),
      ...parameters('query', query, schemas),
      ...(ranges ? [rangeHeader] : []),
    ],
    ...requestBody(route, schemas),
    responses: responses(route, schemas),
  }
}

function requestBody({ body, bodyType }: Route, schemas: Schemas): Json {
  if (bodyType === 'bytes') return { requestBody: { content: { 'application/octet-stream': { schema: binary } } } }
  if (!body) return {}
  const media = bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { requestBody: { required: true, content: { [media]: { schema: schemas.of(body, 'input') } } } }
}

const rangeHeader: Json = { name: 'Range', in: 'header', required: false, schema: { type: 'string' } }

const binary: Json = { type: 'string', format: 'binary' }

/** `GET /v1/notes/{id}` is `getNotesById`. */
function operationId(method: string, path: string): string {
  const [, ...words] = path.replaceAll('{', 'by-').split(/\W+/).filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function parameters(place: 'path' | 'query', shape: z.ZodObject | undefined, schemas: Schemas): Json[] {
  const { properties = {}, required = [] } = shape ? schemas.object(shape) : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function responses(route: Route, schemas: Schemas): Json {
  const status = route.status ?? (route.answer || route.file || route.document ? 200 : 204)
  const content = contentOf(route, schemas)
  const described = (code: number) => ({ description: STATUS_CODES[code] ?? '', ...(content && { content }) })
  return {
    [status]: described(status),
    ...(route.ranges && { 206: described(206) }),
    ...Object.fromEntries(refusals(route).map((code) => [code, { $ref: '#/components/responses/Problem' }])),
  }
}

function contentOf({ answer, file, document }: Route, schemas: Schemas): Json | undefined {
  if (document) return { 'text/html': { schema: { type: 'string' } } }
  if (file !== undefined) return { [file]: { schema: binary } }
  return answer && { 'application/json': { schema: schemas.of(answer, 'output') } }
}

/** Beside what a route's own rules may say: what anyone may get who calls it wrongly, too often or at a bad time. */
function refusals({ access, params, query, body, bodyType, ranges }: Route): number[] {
  const takesBody = body !== undefined || bodyType === 'bytes'
  return [
    ...(takesBody ? [400] : []),
    ...(access === 'person' ? [401] : []),
    ...(params ? [404] : []),
    ...(takesBody ? [413, 415] : []),
    ...(ranges ? [416] : []),
    ...((body ?? query) ? [422] : []),
    429,
    500,
    503,
  ]
}
