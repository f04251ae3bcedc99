import { useSearchParams } from 'react-router'
import { create } from 'zustand'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { sampleDay } from '../rules/sample-day.ts'
import { useCalendars } from './calendars.ts'
import { type Show, shows } from './grid/days.ts'
import { wallOf } from './grid/wall.ts'
import { useSettings } from './settings.ts'
import { useZone } from './zone.ts'

export type Place = {
  date: string
  show: Show
  today: string
  /** An event that the address names. */
  event: string | undefined
  go: (to: { date?: string; show?: Show; event?: string }) => void
}

/**
 * The day last gone to since the page was opened. While there is a sample, the calendar begins on the sample's day, but
 * somebody who left that day for an own one is not led back to it with every change of view.
 */
const useLeftFor = create<{ day: string | undefined }>(() => ({ day: undefined }))

/** What of the calendar is looked at: it stands in the address, so that it can be sent and gone back to. */
export function usePlace(): Place {
  const [params, setParams] = useSearchParams()
  const today = useToday()
  const { data } = useCalendars()
  const phone = usePhone()
  const liked = useSettings((settings) => settings[phone ? 'phoneShow' : 'show'])
  const choose = useSettings((settings) => settings.choose)
  const leftFor = useLeftFor(({ day }) => day)
  const asked = params.get('date') ?? ''
  const show = shows.find((known) => known === params.get('show')) ?? liked
  return {
    date: isDay(asked) ? asked : data?.sample ? (leftFor ?? sampleDay) : today,
    show,
    today,
    event: params.get('event') ?? undefined,
    go({ date, show: next, event }) {
      if (date !== undefined) useLeftFor.setState({ day: date })
      if (next !== undefined) choose({ [phone ? 'phoneShow' : 'show']: next })
      setParams((before) => {
        const after = new URLSearchParams(before)
        if (date !== undefined) after.set('date', date)
        if (next !== undefined) after.set('show', next)
        after.delete('event')
        if (event !== undefined) after.set('event', event)
        return after
      })
    },
  }
}

/** The day it is where the person lives. */
export function useToday(): string {
  return wallOf(new Date(useNow()).toISOString(), useZone()).day
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
