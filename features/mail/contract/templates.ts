import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .meta({ description: 'By which it is asked for; each is called something else.' }),
  subject: z.string().trim().max(500),
  text: z
    .string()
    .trim()
    .min(1)
    .max(50_000)
    .meta({
      description: '{name} stands for the first name of whoever it goes to.',
      examples: ['Hi {name},\n\nthis is to introduce myself.'],
    }),
}

/** A mail that the person writes again and again. */
export const mailTemplate = z.object({ id, ...fields, revision: z.int() }).meta({ id: 'MailTemplate' })
export type MailTemplate = z.infer<typeof mailTemplate>

export const newTemplate = z.object({
  id: id.optional().meta({ description: 'Chosen by whoever asks, so that asking twice makes one.', examples: [] }),
  ...fields,
  subject: fields.subject.default(''),
})

export const changedTemplate = z.object({
  id,
  name: fields.name.optional(),
  subject: fields.subject.optional(),
  text: fields.text.optional(),
  revision: z.int().optional().meta({ description: 'Refused if it has been changed since this one.' }),
})

export const whichTemplate = z.object({ id })

export const listTemplatesRoute = defineRoute({
  method: 'GET',
  path: '/v1/mail/templates',
  summary: 'The mails that the person writes again and again, by their names.',
  access: 'person',
  answer: z.object({ templates: z.array(mailTemplate) }),
})
