import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Answer } from '#features/people/server/testing/house.ts'
import type { Route } from '#foundation/contract/route.ts'
import type { SocketMessage } from '#foundation/server/live/message.ts'
import type { Client } from '#foundation/server/live/testing.ts'
import { nameOf } from './routes.ts'
import { type Schema, schemaOf } from './samples.ts'
import type { WholeHouse } from './whole-house.ts'

/** PostgreSQL can store neither; JSON and percent-encoding both carry NUL, and only JSON the lone surrogate. */
const unstorable = { nul: 'a\0b', half: 'a\uD800b' }

type Path = readonly string[]

/** The paths of all texts in such an input; `*` is any key of a record, `0` the first entry of a list. */
function textPaths(shape: z.ZodType | undefined): Path[] {
  if (!shape) return []
  const schema = schemaOf(shape)
  const found = pathsIn(schema, schema.$defs ?? {}, [])
  return [...new Map(found.map((path) => [path.join('/'), path])).values()]
}

function pathsIn(given: Schema, definitions: Record<string, Schema>, path: Path): Path[] {
  if (path.length > deepest) return []
  const schema = definitions[given.$ref?.split('/').at(-1) ?? ''] ?? given
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.flatMap((each) => pathsIn(each, definitions, path))
  const { additionalProperties: rest } = schema
  return [
    ...(schema.type === 'string' || isAnything(schema) ? [path] : []),
    ...(schema.items ? pathsIn(schema.items, definitions, [...path, '0']) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => pathsIn(inner, definitions, [...path, name])),
    ...(typeof rest === 'object' ? pathsIn(rest, definitions, [...path, '*']) : []),
  ]
}

/** The depth at which recursive schemas are cut off. */
const deepest = 6

function isAnything({ type, properties, items }: Schema): boolean {
  return type === undefined && !properties && !items
}

/** Inputs with this text at one place and nothing else; in a record also as a key. */
function inputsWith([name, ...inner]: Path, text: string): unknown[] {
  if (name === undefined) return [text]
  const values = inputsWith(inner, text)
  if (name === '0') return values.map((value) => [value])
  if (name === '*') return [{ [text]: 1 }, ...values.map((value) => ({ key: value }))]
  return values.map((value) => ({ [name]: value }))
}

type Asked = { house: WholeHouse; token: string; route: Route }

/** Calls a route with such text everywhere, and returns the places where it was not refused. */
export async function findAccepted({ house, token, route }: Asked): Promise<string[]> {
  const { method, path, body, bodyType } = route
  const ids = (text: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(text))
  const findings: string[] = []
  const expectRefusal = (where: string, answer: Answer<unknown>, sentence: RegExp) => {
    const { detail = '' } = (answer.body ?? {}) as { detail?: string }
    if (answer.status >= 400 && answer.status < 500 && sentence.test(detail)) return
    findings.push(`${nameOf(route)} answers ${where} with ${answer.status} ${detail}`)
  }
  if (path.includes('{'))
    expectRefusal('NUL in its path', await house.api(method, ids(unstorable.nul), { token }), /nothing at this address/)
  for (const query of queriesWith(route, unstorable.nul)) {
    expectRefusal(`?${query}`, await house.api(method, `${ids(randomUUID())}?${query}`, { token }), refusal)
  }
  if (bodyType === 'bytes') return findings
  for (const [name, text] of Object.entries(unstorable))
    for (const textPath of textPaths(body))
      for (const input of inputsWith(textPath, text)) {
        const answer = await send(house, { method, address: ids(randomUUID()), token, input, bodyType })
        expectRefusal(`${name} at ${textPath.join('.')}`, answer, refusal)
      }
  return findings
}

const refusal = /contains a character that cannot be stored/

type Sent = { method: string; address: string; token: string; input: unknown; bodyType: Route['bodyType'] }

/** A form carries only text in UTF-8, which has no lone surrogates. */
function send(house: WholeHouse, { method, address, token, input, bodyType }: Sent): Promise<Answer<unknown>> {
  if (bodyType !== 'form') return house.api(method, address, { token, body: input })
  const fields = Object.entries(input as object).map(([name]) => [name, unstorable.nul])
  return house.exchange(Object.fromEntries(fields) as Record<string, string>)
}

/** In each known parameter, in an unknown one, and in the name of one. */
function queriesWith({ query }: Route, text: string): string[] {
  const pairs = [...textPaths(query).map(([name = '']) => [name, text]), ['unknown', text], [text, 'x']]
  return pairs.map((pair) => new URLSearchParams([pair]).toString())
}

/** Sends every socket message with such text everywhere, and returns those that were not refused. */
export async function findAcceptedMessages(socket: Client, messages: SocketMessage[]): Promise<string[]> {
  const findings: string[] = []
  for (const { type, shape } of messages)
    for (const text of Object.values(unstorable))
      for (const path of textPaths(shape).filter(([name]) => name !== 'type'))
        for (const input of inputsWith(path, text)) {
          socket.send({ ...(input as object), type })
          const { detail } = await nextError(socket)
          if (!refusal.test(String(detail))) findings.push(`${type} answers ${path.join('.')} with ${String(detail)}`)
        }
  return findings
}

async function nextError(socket: Client): Promise<Record<string, unknown>> {
  const frame = await socket.next()
  return frame.type === 'error' ? frame : nextError(socket)
}
