import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { create } from 'zustand'
import { usePhone } from '#foundation/web/shell/use-phone.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { sampleDay } from '../rules/sample-day.ts'
import { createAim } from './aim.ts'
import { useCalendars } from './calendars.ts'
import { type Show, shows } from './grid/days.ts'
import { wallOf } from './grid/wall.ts'
import { useSettings } from './settings.ts'
import { useZone } from './zone.ts'

export type Place = {
  date: string
  /** False until the calendars are read, which may hold the sample and so begin on another day. */
  isKnown: boolean
  show: Show
  today: string
  /** An event that the address names. */
  event: string | undefined
  go: (to: Goal) => void
  goToday: () => void
  /** How often today was asked for: also where it is shown already, the time now is to be seen. */
  askedToday: number
}

/** A function is given the day that is being gone to, which may not be shown yet. */
type Goal = { date?: string | ((from: string) => string); show?: Show; event?: string }

/**
 * The day last gone to since the page was opened. While there is a sample, the calendar begins on the sample's day, but
 * somebody who left that day for an own one is not led back to it with every change of view.
 */
const useLeftFor = create<{ day: string | undefined }>(() => ({ day: undefined }))

/** What of the calendar is looked at: it stands in the address, so that it can be sent and gone back to. */
export function usePlace(): Place {
  const [params, setParams] = useSearchParams()
  const today = useToday()
  const { data, isError } = useCalendars()
  const phone = usePhone()
  const liked = useSettings((settings) => settings[phone ? 'phoneShow' : 'show'])
  const choose = useSettings((settings) => settings.choose)
  const leftFor = useLeftFor(({ day }) => day)
  const [aim] = useState(createAim)
  const [askedToday, setAskedToday] = useState(0)
  useEffect(() => aim.reach(params), [aim, params])
  const begins = data?.sample ? (leftFor ?? sampleDay) : today
  const show = shows.find((known) => known === params.get('show')) ?? liked
  const place = {
    date: dayIn(params) ?? begins,
    isKnown: dayIn(params) !== undefined || data !== undefined || isError,
    show,
    today,
    event: params.get('event') ?? undefined,
    askedToday,
    goToday() {
      setAskedToday((times) => times + 1)
      place.go({ date: today })
    },
    go({ date, show: next, event }: Goal) {
      const after = new URLSearchParams(aim.from(params))
      const day = typeof date === 'function' ? date(dayIn(after) ?? begins) : date
      if (day !== undefined) {
        useLeftFor.setState({ day })
        after.set('date', day)
      }
      if (next !== undefined) {
        choose({ [phone ? 'phoneShow' : 'show']: next })
        after.set('show', next)
      }
      after.delete('event')
      if (event !== undefined) after.set('event', event)
      aim.take(after)
      setParams(after)
    },
  }
  return place
}

/** The day it is where the person lives. */
export function useToday(): string {
  return wallOf(new Date(useNow()).toISOString(), useZone()).day
}

function dayIn(params: URLSearchParams): string | undefined {
  const asked = params.get('date') ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined
}
