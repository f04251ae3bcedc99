import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { boundedSources, type Change, type Shown } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import {
  type Action,
  defineAction,
  defineLookup,
  type Lookup,
  type Receipt,
  type Reversal,
} from '#foundation/server/action.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { rehearse } from '#foundation/server/database/rehearsal.ts'
import { handle } from '#foundation/server/http/handler.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quota } from '#foundation/server/quota/quota.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { changedTemplate, listTemplatesRoute, mailTemplate, newTemplate, whichTemplate } from '../../contract.ts'
import {
  addTemplate,
  dropTemplate,
  holdTemplate,
  listTemplates,
  saveTemplate,
  type StoredTemplate,
} from './template-store.ts'

export const templatesQuota: Quota = {
  name: 'mailtemplates',
  label: 'Templates of mails',
  unit: 'items',
  usual: 500,
  counted: { table: 'mail_templates' },
  wayOut: 'Delete templates that you no longer need, in the editor of a mail under Templates.',
}

type Parts = { database: Database; quotas: Pick<Quotas, 'charge'> }
type Kept = Omit<StoredTemplate, 'revision'> | null
/** What one deed did to a template, as undo needs it. */
type Trace = { before: Kept; after: Kept }
type Told = { did: 'saved' | 'changed' | 'deleted'; name: string; id: string }
type Work = (tx: Transaction, ownerId: string) => Promise<Trace>

/** Mails that the person writes again and again. */
export function openTemplates(parts: Parts) {
  const { database } = parts
  return {
    handlers: [
      handle(listTemplatesRoute, async ({ person }) => ({
        templates: (await database.as(person.id, (tx) => listTemplates(tx, person.id))).map(toTemplate),
      })),
    ],
    actions: templateActions(parts),
    lookups: [templateLookup(parts)],
    quotas: [templatesQuota],
  }
}

const unseen = { id: 'The title names the template.', revision: 'It counts the changes, for programs.' }

function templateActions(parts: Parts): Action[] {
  return [
    defineAction({
      name: 'mail.save-template',
      title: 'Save a template',
      description:
        'Keep a mail that the person writes again and again, under a name. {name} stands for the first name of the reader.',
      input: newTemplate,
      effect: 'write',
      editable: ['name', 'subject', 'text'],
      unseen,
      ...deed(parts, (input: z.output<typeof newTemplate>, sources) => adding(input, sources)),
    }),
    defineAction({
      name: 'mail.change-template',
      title: 'Change a template',
      description: 'Change the name, the subject or the text of a template.',
      input: changedTemplate,
      effect: 'write',
      editable: ['name', 'subject', 'text'],
      unseen,
      ...deed(parts, (input: z.output<typeof changedTemplate>, sources) => changing(input, sources)),
    }),
    defineAction({
      name: 'mail.delete-template',
      title: 'Delete a template',
      description: 'Delete a template of the person’s mails.',
      input: whichTemplate,
      effect: 'write',
      unseen,
      ...deed(parts, ({ id }: z.output<typeof whichTemplate>) => async (tx, ownerId) => {
        const before = keptOf(await held(tx, ownerId, id))
        return { before, after: null }
      }),
    }),
  ]
}

function adding({ id = randomUUIDv7(), ...fields }: z.output<typeof newTemplate>, sources: readonly string[]): Work {
  return async (tx, ownerId) => {
    const there = await holdTemplate(tx, ownerId, id)
    if (there) return { before: keptOf(there), after: keptOf(there) }
    return { before: null, after: { ...fields, id, writtenAfter: boundedSources(sources) } }
  }
}

function changing({ id, revision, ...given }: z.output<typeof changedTemplate>, sources: readonly string[]): Work {
  return async (tx, ownerId) => {
    const now = await held(tx, ownerId, id)
    if (revision !== undefined && revision !== now.revision)
      throw new Failure('conflict', 'This template was changed meanwhile. Look at it again.')
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const before = keptOf(now)
    return { before, after: { ...before, ...set, writtenAfter: boundedSources([...before.writtenAfter, ...sources]) } }
  }
}

async function held(tx: Transaction, ownerId: string, id: string): Promise<StoredTemplate> {
  const found = await holdTemplate(tx, ownerId, id)
  if (!found) throw new Failure('not-found', 'There is no such template.')
  return found
}

function keptOf({ revision: _revision, ...template }: StoredTemplate): NonNullable<Kept> {
  return template
}

/** Stores what a deed comes to. */
async function take({ quotas }: Parts, tx: Transaction, ownerId: string, work: Work): Promise<Trace> {
  const trace = await work(tx, ownerId)
  const { before, after } = trace
  if (isDeepStrictEqual(before, after)) return trace
  if (!after) await dropTemplate(tx, ownerId, before?.id ?? '')
  else if (!(await (before ? saveTemplate : addTemplate)(tx, ownerId, after)))
    throw new Failure('conflict', `You have a template called “${after.name}” already.`)
  if (after && !before) await quotas.charge(tx, ownerId, templatesQuota, 1)
  return trace
}

function deed<Input extends object>(parts: Parts, workOf: (input: Input, sources: readonly string[]) => Work) {
  const { database } = parts
  const keep = (person: Person, work: Work) => database.as(person.id, (tx) => take(parts, tx, person.id, work))
  return {
    async show(person: Person, input: Input): Promise<Shown> {
      const trace = await rehearse(database, person.id, (tx) => take(parts, tx, person.id, workOf(input, [])))
      const fields = changesOf(trace, input).map(({ name, label, before, after }) => ({
        name,
        label,
        value: after ?? before ?? '',
      }))
      const { did, name } = toldOf(trace)
      return { title: `${titles[did]} “${name}”`, fields, sources: sourcesOf(trace) }
    },
    async run(
      person: Person,
      input: Input,
      { sources = [], quotes = [] }: { sources?: readonly string[]; quotes?: readonly string[] },
    ) {
      return receiptOf(await keep(person, workOf(input, [...sources, ...quotes])))
    },
    done: ({ thing: { did, name } }: Receipt<Told>) => `${sentences[did]} “${name}”.`,
    answer: ({ thing: { id } }: Receipt<Told>) => ({ id }),
    async undo(person: Person, { inverse }: Receipt<Told>): Promise<Reversal<Told>> {
      const { before, after } = inverse as Trace
      return receiptOf(
        await keep(person, async (tx, ownerId) => {
          const now = await holdTemplate(tx, ownerId, (after ?? before)?.id ?? '')
          if (!isDeepStrictEqual(now ? keptOf(now) : null, after))
            throw new Failure('out-of-date', 'This template was changed since.')
          return { before: after, after: before }
        }),
      )
    },
  }
}

const titles = { saved: 'Save the template', changed: 'Change the template', deleted: 'Delete the template' }
const sentences = { saved: 'Saved the template', changed: 'Changed the template', deleted: 'Deleted the template' }
const labels = { name: 'Name', subject: 'Subject', text: 'Text' } as const

function changesOf({ before, after }: Trace, given: object): (Change & { name: string })[] {
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const [was, is] = [before?.[name] || null, after?.[name] || null]
    const isGiven = name in given && (was !== null || is !== null)
    return was === is && !isGiven ? [] : [{ name, label: labels[name], before: was, after: is }]
  })
}

function receiptOf(trace: Trace): Receipt<Told> & { inverse: Trace } {
  const told = toldOf(trace)
  return {
    thing: told,
    changes: changesOf(trace, {}).map(({ label, before, after }) => ({ label, before, after })),
    inverse: trace,
    sources: sourcesOf(trace),
    things: [{ kind: 'mail-template', id: told.id, title: told.name }],
  }
}

function toldOf({ before, after }: Trace): Told {
  const did = after === null ? 'deleted' : before === null ? 'saved' : 'changed'
  const template = after ?? before
  return { did, name: template?.name ?? '', id: template?.id ?? '' }
}

/** Whose words stand in it besides the person's own. */
function sourcesOf({ before, after }: Trace): string[] {
  const template = after ?? before
  return template && template.writtenAfter.length > 0 ? [`the template “${template.name}”`] : []
}

function templateLookup({ database }: Parts): Lookup {
  return defineLookup({
    name: 'mail.list-templates',
    label: 'Looked at your templates',
    description: 'The mails that the person writes again and again, by their names.',
    input: z.object({}),
    answer: z.array(mailTemplate.extend({ foreign: z.boolean() })),
    async run(person) {
      const found = await database.as(person.id, (tx) => listTemplates(tx, person.id))
      return found.map((template) => ({ ...toTemplate(template), foreign: template.writtenAfter.length > 0 }))
    },
    sources: (templates) => templates.filter(({ foreign }) => foreign).map(({ name }) => `the template “${name}”`),
  })
}

function toTemplate({ writtenAfter: _after, ...template }: StoredTemplate) {
  return template
}
