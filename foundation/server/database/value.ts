import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'

/**
 * How values leave the database. Moments come as they cross the wire: ISO 8601 in UTC, to the microsecond, so that a
 * cursor made from one finds its place again. Days stay days. Whole numbers are numbers.
 */
export const parsers: CustomTypesConfig = {
  getTypeParser: (type) => own.get(type) ?? types.getTypeParser(type, 'text'),
}

const own = new Map<number, (text: string) => unknown>([
  [types.builtins.TIMESTAMPTZ, toInstant],
  [types.builtins.TIMESTAMP, (text) => text.replace(' ', 'T')],
  [types.builtins.DATE, (text) => text],
  [types.builtins.INT8, toNumber],
])

/** Sessions are in UTC unless DATABASE_URL says otherwise; then a moment is exact to the millisecond only. */
function toInstant(text: string): string {
  if (text.endsWith('+00')) return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`
  return text.endsWith('infinity') ? text : new Date(text).toISOString()
}

function toNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new Error(`The database gave a number too large to be exact: ${text}`)
  return number
}
