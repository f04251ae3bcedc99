import { hourText } from '#foundation/time/format/clock-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { momentOf, wallOf, clock } from './wall.ts'

type HourGutterProps = { day: string; zone: string; secondZone: string | undefined; className: string }

/** The hours, and beside them what a clock elsewhere shows. */
export function HourGutter({ day, zone, secondZone, className }: HourGutterProps) {
  const format = useTimeFormat()
  return (
    <div aria-hidden="true" data-figures className={`relative ${className} shrink-0 text-12 text-muted`}>
      {hours.map((hour) => (
        <div key={hour} className="relative h-(--hour)">
          {hour > 0 && (
            <span className="absolute -top-2 right-2 flex gap-2 leading-4">
              {secondZone !== undefined && (
                <span className="w-9 text-right whitespace-nowrap opacity-80">
                  {elsewhere({ day, zone, secondZone }, hour, format)}
                </span>
              )}
              <span className="w-9 text-right whitespace-nowrap">{hourText(hour, format)}</span>
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

function elsewhere({ day, zone, secondZone }: Elsewhere, hour: number, format: TimeFormat): string {
  const { minute } = wallOf(momentOf({ day, minute: hour * 60 }, zone), secondZone)
  return minute % 60 === 0 ? hourText(minute / 60, format) : clock(minute)
}

type Elsewhere = { day: string; zone: string; secondZone: string }

const hours = Array.from({ length: 24 }, (_, hour) => hour)
