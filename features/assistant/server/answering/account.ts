import { type Deed, outcomeLine } from '../../rules/closing.ts'
import type { LoopEvent } from '../loop/event.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import type { Offered } from '../tools/offered.ts'

/** What a run has said and done so far, including what a model elsewhere may not read. */
export type Account = {
  readonly text: string
  say: (text: string) => void
  begin: (event: Extract<LoopEvent, { type: 'tool-start' }>) => void
  /** Called by the tool itself, so that the whole result is known even if the loop no longer waits for it. */
  came: (key: string, result: ToolResult) => void
  /** The whole result, or what the loop knows of it. */
  resultOf: (event: Extract<LoopEvent, { type: 'tool-end' }>) => ToolResult
  labelOf: (key: string) => string | undefined
  deeds: () => Deed[]
  /** Everything that came back so far, in order. */
  results: () => { tool: string; result: ToolResult }[]
  /** The current outcome line; `undefined` after small talk and plain lookups. */
  outcome: (said?: string) => string | undefined
}

type Begun = { label: string; offered: Offered | undefined }

/** `isOrder`: whether the person asked for a change; where nothing was done, only then this is said. */
export function openAccount(offered: readonly Offered[], isOrder: () => boolean): Account {
  const begun = new Map<string, Begun>()
  const results = new Map<string, ToolResult>()
  let text = ''

  const deeds = () =>
    [...begun].flatMap(([key, { offered: found }]) =>
      found?.kind === 'action' ? [deedOf(found.action.title, results.get(key))] : [],
    )

  return {
    get text() {
      return text
    },
    say: (more) => void (text += more),
    begin: ({ key, label, tool }) => void begun.set(key, { label, offered: offered.find(({ name }) => name === tool) }),
    came: (key, result) => void results.set(key, result),
    resultOf({ key, result: heard }) {
      const result = results.get(key) ?? heard
      results.set(key, result)
      return result
    },
    labelOf: (key) => begun.get(key)?.label,
    deeds,
    results: () => [...results].map(([key, result]) => ({ tool: begun.get(key)?.offered?.name ?? '', result })),
    outcome(said) {
      const all = deeds()
      return all.length > 0 || isOrder() ? outcomeLine(all, said) : undefined
    },
  }
}

function deedOf(title: string, result: ToolResult | undefined): Deed {
  if (result?.kind === 'done') return { state: 'done', sentence: result.sentence }
  if (result?.kind === 'waits') return { state: 'waits', title: result.title }
  return { state: result?.kind === 'refused' ? 'refused' : 'open', title }
}
