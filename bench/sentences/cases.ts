import { readFileSync } from 'node:fs'
import type { KeptEvent } from './events.ts'
import type { KeptReminder } from './reminders.ts'
import type { KeptTask } from './tasks.ts'

/** A dialogue: what exists before, what the person says, and what must be true afterwards. */
export type DialogueCase = {
  id?: string
  setup: KeptEvent[]
  tasks?: KeptTask[]
  reminders?: KeptReminder[]
  mail?: object[]
  files?: { name: string; content: string }[]
  /** The local time at which it is said. */
  now?: string
  zone: string
  /** The sentence, and the replies to the assistant's questions; “yes” and “no” answer a card, if there is one. */
  said: string[]
  /** For each message: what a good reply says, and what must be so afterwards. A person compares them. */
  replies?: string[]
  states?: string[]
  /** Nothing may be done before approval: people with addresses are invited. */
  outward?: boolean
  /** Known to be misread today. A change that reads it takes this away. */
  misread?: true
  /** Without `events`, `occurrences` and `check`, the calendar must stay as it was. */
  expect: {
    events?: KeptEvent[]
    between?: [string, string]
    occurrences?: KeptEvent[]
    /** Each must appear in some answer; of a list, one is enough. */
    answer_includes?: (string | string[])[]
    check?: AddedCheck
    /** All tasks afterwards; without it they count for nothing. */
    tasks?: KeptTask[]
    /** All reminders afterwards that are still to come; without it they count for nothing. */
    reminders?: KeptReminder[]
  }
}

/** What must be true of the added events. */
export type AddedCheck = {
  added?: number
  title_includes?: string
  minutes?: number
  from?: string
  to?: string
  free?: boolean
}

/** Written by people who did not know how sentences are read; the later files after the earlier ones had been tried. */
export const sentenceFiles = ['sentences.jsonl', 'unread.jsonl', 'later.jsonl']

const sentenceFolder = new URL('../../features/calendar/language/sentences/', import.meta.url)

export function casesOf(file: string): DialogueCase[] {
  return parseCases(readFileSync(new URL(file, sentenceFolder), 'utf8'))
}

/** One case on each line; without `setup`, there are no events before. */
export function parseCases(lines: string): DialogueCase[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => ({ setup: [], ...(JSON.parse(line) as Omit<DialogueCase, 'setup'> & Partial<DialogueCase>) }))
}

/** For cases that do not state it. */
const usualNow = '2026-11-18T10:20'

export function nowOf({ now = usualNow }: DialogueCase): string {
  return now
}

export function momentOf(one: DialogueCase): Temporal.Instant {
  return Temporal.PlainDateTime.from(nowOf(one)).toZonedDateTime(one.zone).toInstant()
}

/** The clock only moves forward. */
export function inOrder<Case extends DialogueCase>(cases: readonly Case[]): Case[] {
  return cases.toSorted((one, other) => Temporal.Instant.compare(momentOf(one), momentOf(other)))
}
