import { momentOf, wallOf, clock } from './wall.ts'

type HourGutterProps = { day: string; zone: string; secondZone: string | undefined; className: string }

/** The hours, and beside them what a clock elsewhere shows. */
export function HourGutter({ day, zone, secondZone, className }: HourGutterProps) {
  return (
    <div aria-hidden="true" data-figures className={`relative ${className} shrink-0 text-12 text-muted`}>
      {hours.map((hour) => (
        <div key={hour} className="relative h-(--hour)">
          {hour > 0 && (
            <span className="absolute -top-2 right-2 flex gap-2 leading-4">
              {secondZone !== undefined && (
                <span className="w-9 text-right opacity-80">{elsewhere(day, hour, zone, secondZone)}</span>
              )}
              <span className="w-9 text-right">{clock(hour * 60)}</span>
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

function elsewhere(day: string, hour: number, zone: string, secondZone: string): string {
  return clock(wallOf(momentOf({ day, minute: hour * 60 }, zone), secondZone).minute)
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
