import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One HTTP call, described once: the server checks by it, the browser's client is typed by it and the OpenAPI
 * document is written from it. Paths name their parameters as `{id}`, as OpenAPI does.
 */
export type Route = {
  method: Method
  path: `/${string}`
  summary: string
  /** `person` asks for a bearer access token; `public` lets everyone in. */
  access: 'person' | 'public'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * JSON unless stated; `form` is what browsers and OAuth clients post (`application/x-www-form-urlencoded`); `bytes`
   * are handed on as they come (`application/octet-stream`), without a `body` to check.
   */
  bodyType?: 'json' | 'form' | 'bytes'
  /** Absent: the answer has no body (204). */
  answer?: z.ZodType
  /** The media type of a file that is answered instead. */
  file?: string
  /** 200, or 204 without an answer, unless stated. */
  status?: number
  /** Calls a minute from one address, where the limit is lower than that for all routes together. */
  perAddress?: number
  /** In bytes; 1 MiB unless stated. */
  bodyLimit?: number
}

/** Keeps the exact types of the shapes, so that both sides infer from them. */
export function defineRoute<const R extends Route>(route: R): R {
  return route
}

type Shape<R, K extends string, Side extends 'input' | 'output'> =
  R extends Record<K, infer S extends z.ZodType>
    ? { [_ in K]: Side extends 'input' ? z.input<S> : z.output<S> }
    : unknown

/** What a caller hands over. */
export type RouteInput<R> = Shape<R, 'params', 'input'> & Shape<R, 'query', 'input'> & Shape<R, 'body', 'input'>

/** What a handler receives, checked. */
export type RouteParts<R> = Shape<R, 'params', 'output'> & Shape<R, 'query', 'output'> & Shape<R, 'body', 'output'>

/** A file as it leaves: its name for saving, its size where that is known, and its bytes as they come.
 * `tag` is another whenever the file is: who names it has the file already, and is answered without it. */
export type FileAnswer = { name: string; bytes?: number; tag?: string; content: AsyncIterable<Uint8Array> }

/** What a caller gets back. */
export type RouteAnswer<R> = R extends { answer: infer S extends z.ZodType } ? z.output<S> : void

/** What a handler returns; unknown fields are never sent. */
export type RouteResult<R> = R extends { file: string }
  ? FileAnswer
  : R extends { answer: infer S extends z.ZodType }
    ? z.input<S>
    : void
