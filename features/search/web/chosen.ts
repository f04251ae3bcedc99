import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { laterDay, momentHere } from '#foundation/web/own-zone.ts'
import { type FoundThing, foundKinds } from '../contract.ts'
import { type SaidPart, saidParts } from './said.ts'

/** What is looked for. `from` and `until` are days, both included; `without` are filters in the words that were taken off. */
export type Chosen = {
  text: string
  kinds: readonly FoundThing['kind'][]
  from: string
  until: string
  /** Empty: with any tag or none. */
  tag: string
  without: readonly SaidPart[]
}

/**
 * It stands in the address, so that it survives a reload, can be linked and gone back to. What somebody chooses is shown
 * at once, before the address has followed.
 */
export function useChosen(): [Chosen, (change: Partial<Chosen>) => void] {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useAddressed(readChosen(params))
  function choose(change: Partial<Chosen>): void {
    const next = { ...chosen, ...change }
    setChosen(next)
    setParams(toParams(next), { replace: true, preventScrollReset: true })
  }
  return [chosen, choose]
}

/** State that an address brings when somebody goes to it, or back to it; a page only replaces its own. */
export function useAddressed<Value>(brought: Value): [Value, (value: Value) => void] {
  const { key } = useLocation()
  const isOwn = useNavigationType() === NavigationType.Replace
  const [state, setState] = useState({ key, value: brought })
  const value = state.key === key || isOwn ? state.value : brought
  if (state.key !== key) setState({ key, value })
  return [value, (next) => setState({ key, value: next })]
}

/** The first moment of the first day, and that after the last day. */
export function momentsOf({ from, until }: Pick<Chosen, 'from' | 'until'>): { from?: string; until?: string } {
  return {
    ...(from !== '' && { from: momentHere(from) }),
    ...(until !== '' && { until: momentHere(laterDay(until, 1)) }),
  }
}

/** Invalid values in the address are ignored. */
export function readChosen(params: URLSearchParams): Chosen {
  const named = params.get('kinds')?.split(',') ?? []
  return {
    text: (params.get('text') ?? '').slice(0, 500),
    kinds: foundKinds.filter((kind) => named.includes(kind)),
    from: dayIn(params.get('from')),
    until: dayIn(params.get('until')),
    tag: (params.get('tag') ?? '').trim().slice(0, 100),
    without: saidParts.filter((part) => params.get('without')?.split(',').includes(part)),
  }
}

export function toParams({ text, kinds, from, until, tag, without }: Chosen): URLSearchParams {
  const said = { text, kinds: kinds.join(','), from, until, tag, without: without.join(',') }
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))
}

function dayIn(value: string | null): string {
  const isDay = value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return isDay ? value : ''
}
