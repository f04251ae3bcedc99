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
  const sendsType = sendsBody || route.bodyType === 'bytes'
  return {
    path: fillPath(route.path, params) + writeQuery(query),
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sendsType && { 'content-type': types[route.bodyType ?? 'json'] }),
    },
    ...(sendsBody && { body: route.bodyType === 'form' ? writeForm(body) : JSON.stringify(body) }),
  }
}

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
}

function writeForm(body: unknown): string {
  return String(new URLSearchParams(writePairs(parts.shape.query.parse(body) ?? {})))
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = write(params[name])
    if (value === '') throw new Error(`The address ${path} needs ${name}.`)
    return encodeURIComponent(value)
  })
}

function writeQuery(query: Record<string, unknown>): string {
  const pairs = writePairs(query)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

function writePairs(fields: Record<string, unknown>): string[][] {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return given.flatMap(([name, value]) => [value].flat().map((one) => [name, write(one)]))
}

function write(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
