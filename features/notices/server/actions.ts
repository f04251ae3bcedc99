import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, defineLookup, type Lookup } from '#foundation/server/action.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { changedSettings, notice, snoozed } from '../contract.ts'
import { whenWords } from '../rules.ts'
import type { Answering } from './answering.ts'
import type { NoticeRow } from './notice-store.ts'
import type { Notices } from './notices.ts'
import type { Settings } from './settings.ts'
import type { ReaderOf } from './whose.ts'
import { settingsFields } from './settings-words.ts'

type Parts = {
  answering: Answering
  settings: Settings
  notices: Notices
  readerOf: ReaderOf
}

export function noticeActions(parts: Parts): Action[] {
  return [snoozing(parts), finishing(parts), stopping(parts), changingSettings(parts)]
}

const again = z.object({ again: z.uuid(), until: z.string(), when: z.string() })

function snoozing({ answering, readerOf }: Parts): Action {
  async function inWords(ownerId: string, until: Date): Promise<string> {
    const { zone, format } = await readerOf(ownerId)
    return whenWords(wallOf(until.getTime(), zone), format)
  }
  return defineAction({
    name: 'notices.snooze',
    title: 'Remind me again later',
    description: 'Let a notice come again later: in so many minutes, or at a time. The id comes from listing notices.',
    input: snoozed,
    effect: 'write',
    async show(person, input) {
      const row = await answering.find(person, input.id)
      const when = await inWords(person.id, await answering.whenOf(person, input))
      return {
        title: `Remind me again of ${quoted(row)}`,
        fields: [
          { name: 'id', label: 'Notice', value: row.title },
          { name: input.until === undefined ? 'minutes' : 'until', label: 'When', value: when },
          ...(input.until !== undefined && input.minutes !== undefined
            ? [{ name: 'minutes', label: 'Minutes', value: `${input.minutes}, which the time above replaces` }]
            : []),
        ],
        sources: row.sources,
      }
    },
    async run(person, input) {
      const until = await answering.whenOf(person, input)
      const row = await answering.find(person, input.id)
      const done = await answering.snooze(person, { id: input.id, until })
      const when = await inWords(person.id, until)
      const changes = [{ label: 'Snoozed until', before: null, after: when }]
      const inverse = { again: done.again, until: until.toISOString(), when }
      return { thing: done.notice, changes, inverse, sources: row.sources }
    },
    done: ({ thing, inverse }) => `You will be reminded again of ${quoted(thing)} ${again.parse(inverse).when}.`,
    async undo(person, { thing: { id: which, answer }, inverse }) {
      const left = again.parse(inverse)
      const row = await answering.find(person, which)
      const thing =
        answer === 'snoozed'
          ? await answering.unsnooze(person, { id: which, again: left.again })
          : (await answering.snooze(person, { id: which, until: new Date(left.until), again: left.again })).notice
      const change = answer === 'snoozed' ? { before: left.when, after: null } : { before: null, after: left.when }
      return { thing, changes: [{ label: 'Snoozed until', ...change }], inverse: left, sources: row.sources }
    },
  })
}

/** What finishing a notice changed besides; empty in receipts from before that was kept. */
const closed = z.object({
  traces: z.array(z.object({ of: z.string(), trace: z.unknown() })).default([]),
  also: z.string().optional(),
})

function finishing({ answering }: Parts): Action {
  return defineAction({
    name: 'notices.finish',
    title: 'Mark a notice as done',
    description: 'Say that what a notice was about is done. The id comes from listing notices.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const row = await answering.find(person, input.id)
      return {
        title: `Mark ${quoted(row)} as done`,
        fields: [{ name: 'id', label: 'Notice', value: row.title }],
        sources: row.sources,
      }
    },
    async run(person, input) {
      const { sources } = await answering.find(person, input.id)
      const { notice: thing, ...inverse } = await answering.finish(person, input.id)
      return { thing, changes: [{ label: 'Done', before: 'no', after: 'yes' }], inverse, sources }
    },
    done: ({ thing, inverse }) =>
      [`Marked ${quoted(thing)} as done.`, closed.parse(inverse).also ?? []].flat().join(' '),
    async undo(person, { thing: { id: which, answer }, inverse: before }) {
      const { sources } = await answering.find(person, which)
      const isDone = answer === 'done'
      const { notice: thing, ...inverse } = isDone
        ? await answering.reopen(person, which, closed.parse(before).traces)
        : await answering.finish(person, which)
      const change = isDone ? { before: 'yes', after: 'no' } : { before: 'no', after: 'yes' }
      return { thing, changes: [{ label: 'Done', ...change }], inverse, sources }
    },
  })
}

function stopping({ answering }: Parts): Action {
  return defineAction({
    name: 'notices.stop',
    title: 'Stop what a notice is about',
    description:
      'Let what a notice is about, such as a repeating reminder, come no more. The id comes from listing notices.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const row = await answering.find(person, input.id)
      return {
        title: `Stop ${quoted(row)}`,
        fields: [{ name: 'id', label: 'Notice', value: row.title }],
        sources: row.sources,
      }
    },
    async run(person, input) {
      const { sources } = await answering.find(person, input.id)
      const thing = await answering.stop(person, input.id)
      return { thing, changes: [{ label: 'Comes again', before: 'yes', after: 'no' }], inverse: {}, sources }
    },
    done: ({ thing }) => `Stopped ${quoted(thing)}: it comes no more.`,
    async undo(person, { thing: { id: which, answer } }) {
      const { sources } = await answering.find(person, which)
      const isStopped = answer === 'stopped'
      const thing = isStopped ? await answering.goOn(person, which) : await answering.stop(person, which)
      const change = isStopped ? { before: 'no', after: 'yes' } : { before: 'yes', after: 'no' }
      return { thing, changes: [{ label: 'Comes again', ...change }], inverse: {}, sources }
    },
  })
}

const stored = z.object({
  quiet: z.object({ from: z.string(), until: z.string() }).nullable(),
  sound: z.boolean(),
  kinds: z.record(z.string(), z.object({ ways: z.array(z.enum(['push', 'mail'])), throughQuietHours: z.boolean() })),
})
const bothSettings = z.object({ before: stored, after: stored })

function changingSettings({ settings, readerOf }: Parts): Action {
  return defineAction({
    name: 'notices.change-settings',
    title: 'Change how notices reach me',
    description: 'Quiet hours, sound, and which way each kind of notice takes; only what is named changes.',
    input: changedSettings,
    effect: 'write',
    async show(person, input) {
      const [now, { format }] = await Promise.all([settings.read(person.id), readerOf(person.id)])
      return { title: 'Change how notices reach me', fields: settingsFields(input, now, format), sources: [] }
    },
    async run(person, input) {
      const { before, after, settings: thing } = await settings.change(person.id, input)
      return { thing, inverse: { before, after }, sources: [] }
    },
    done: () => 'Changed how notices reach you.',
    async undo(person, { inverse }) {
      const { before, after } = bothSettings.parse(inverse)
      const back = await settings.putBack(person.id, before, after)
      return { thing: back.settings, inverse: { before: back.before, after: back.after }, sources: [] }
    },
  })
}

export function noticeLookups({ notices }: Parts): Lookup[] {
  return [
    defineLookup({
      name: 'notices.list',
      label: 'Looked at your notices',
      description:
        'What the person was told, the newest first: when, by which way, how late and why, and when it was seen.',
      input: z.object({ limit: z.int().min(1).max(50).default(20) }),
      answer: z.array(notice.extend({ sources: z.array(z.string()) })),
      run: (person, span) => notices.listWithSources(person, span),
      sources: (found) => [...new Set(found.flatMap(({ sources }) => sources))],
    }),
  ]
}

function quoted({ title }: Pick<NoticeRow, 'title'>): string {
  return `“${title}”`
}
