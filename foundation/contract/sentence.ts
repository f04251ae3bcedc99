import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What a person reads beside a field that does not fit. Handed to zod with each parse; a shape's own words win. */
export const sentence: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : `This must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return `This is not ${formats[issue.format] ?? 'in the right form'}.`
    case 'invalid_value':
      return `This must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}.`
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'unrecognized_keys':
    case 'custom':
      return unclear
    default:
      return unclear
  }
}

const unclear = 'This does not have a form we understand.'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const formats: Record<string, string> = {
  email: 'an e-mail address',
  uuid: 'an identifier',
  url: 'an address on the web',
  datetime: 'a moment such as 2026-01-05T09:00:00Z',
  date: 'a date such as 2026-01-05',
  time: 'a time such as 09:00',
  duration: 'a length of time such as PT30M',
}

function tooSmall({ origin, minimum, inclusive, input }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string' && input === '') return 'This must not be empty.'
  const counted = countedIn(origin, minimum)
  if (counted) return `This must have at least ${counted}.`
  return `This must be ${inclusive ? 'at least' : 'more than'} ${minimum}.`
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  const counted = countedIn(origin, maximum)
  if (counted) return `This must have at most ${counted}.`
  return `This must be ${inclusive ? 'at most' : 'less than'} ${maximum}.`
}

function countedIn(origin: string, count: number | bigint): string | undefined {
  const noun = { string: 'character', array: 'entry', set: 'entry' }[origin]
  if (!noun) return undefined
  return Number(count) === 1 ? `one ${noun}` : `${count} ${noun.replace(/y$/, 'ie')}s`
}
