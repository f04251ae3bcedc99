import type { Purpose } from './draft.ts'
import { answering } from './forms/answering.ts'
import { asking } from './forms/asking.ts'
import type { Form } from './forms/form.ts'

export const forms: Readonly<Record<Purpose, Form>> = { ...asking, ...answering }
