import type { Draft } from '../../contract.ts'

/** What a person writes of a mail. */
export type Fields = Pick<Draft, 'to' | 'cc' | 'bcc' | 'subject' | 'text' | 'html' | 'attachments' | 'account'>

export const fieldNames = ['to', 'cc', 'bcc', 'subject', 'text', 'html', 'attachments', 'account'] as const

export const emptyFields: Fields = {
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  text: '',
  html: '',
  attachments: [],
  account: null,
}

export function fieldsOf({ to, cc, bcc, subject, text, html, attachments, account }: Fields): Fields {
  return { to, cc, bcc, subject, text, html, attachments, account }
}

export function isSameField(one: Fields[keyof Fields], other: Fields[keyof Fields]): boolean {
  return typeof one === 'string' || one === null ? one === other : JSON.stringify(one) === JSON.stringify(other)
}

/** The fields of `to` that differ from `from`. */
export function differenceOf(from: Fields, to: Fields): Partial<Fields> {
  const different = fieldNames.filter((name) => !isSameField(from[name], to[name]))
  return Object.fromEntries(different.map((name) => [name, to[name]]))
}

export function isSame(one: Fields, other: Fields): boolean {
  return Object.keys(differenceOf(one, other)).length === 0
}
