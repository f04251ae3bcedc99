import { z } from 'zod'
import type { Route } from '#foundation/contract/route.ts'

export type Request = { path: string; method: string; headers: Record<string, string>; body?: string }

const parts = z.object({
  params: z.record(z.string(), z.unknown()).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown().optional(),
})

/** A call as fetch wants it. */
export function writeRequest(route: Route, input: unknown, token: string | undefined): Request {
  const { params = {}, query = {}, body } = parts.parse(input ?? {})
  const sendsBody = route.body !== undefined && body !== undefined
  return {
    path: fillPath(route.path, params) + writeQuery(query),
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sendsBody && { 'content-type': 'application/json' }),
    },
    ...(sendsBody && { body: JSON.stringify(body) }),
  }
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = write(params[name])
    if (value === '') throw new Error(`The address ${path} needs ${name}.`)
    return encodeURIComponent(value)
  })
}

function writeQuery(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const pairs = given.flatMap(([name, value]) => [value].flat().map((one) => [name, write(one)]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

function write(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
