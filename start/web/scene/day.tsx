const work = 'border-[#ef4444] bg-[color-mix(in_oklab,#ef4444_12%,var(--color-raised))]'
const personal = 'border-[#22c55e] bg-[color-mix(in_oklab,#22c55e_12%,var(--color-raised))]'
const project = 'border-[#f59e0b] bg-[color-mix(in_oklab,#f59e0b_12%,var(--color-raised))]'
const team = 'border-[#8b5cf6] bg-[color-mix(in_oklab,#8b5cf6_12%,var(--color-raised))]'

const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']

type Shown = { title: string; times: string; place: string; look: string }
export type ShownDay = { number: string; weekday: string; events: readonly Shown[] }

/**
 * Times and colours as in the calendar; positions are classes, because inline styles are not allowed on a prerendered
 * page.
 */
const standUp = { title: 'Stand-up', times: '09:00–09:30', place: 'top-0 h-7', look: team }
const planned = [
  { title: 'Lunch with Mira', times: '13:00–14:00', place: 'top-56 h-14', look: personal },
  { title: 'Budget review', times: '15:30–16:30', place: 'top-91 h-14', look: project },
]
const deck = { title: 'Pitch deck', times: '10:00–12:00', place: 'top-14 h-28', look: work }

export const wednesday: ShownDay = { number: '17', weekday: 'Wednesday', events: [standUp, ...planned] }
export const booked: ShownDay = { ...wednesday, events: [standUp, deck, ...planned] }
export const thursday: ShownDay = {
  number: '18',
  weekday: 'Thursday',
  events: [standUp, { title: 'Design critique', times: '14:00–15:00', place: 'top-70 h-14', look: project }],
}

/** The day that the conversation is about. */
export function Day({ day: { number, weekday, events } }: { day: ShownDay }) {
  return (
    <div className="flex h-full flex-col border-l border-hairline bg-raised px-5 py-6">
      <p className="flex items-baseline gap-2 pb-5">
        <span className="font-serif text-25 tabular-nums">{number}</span>
        <span className="text-14 text-muted">{weekday}</span>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <ol className="-translate-y-1.5">
          {hours.map((hour) => (
            <li key={hour} data-figures className="h-14 text-12 leading-none text-muted">
              {hour}
            </li>
          ))}
        </ol>
        <div className="relative">
          {hours.map((hour) => (
            <div key={hour} className="h-14 border-t border-hairline" />
          ))}
          {events.map(({ title, times, place, look }) => (
            <div key={title} className={`absolute inset-x-0 p-px ${place}`}>
              <div
                className={`flex h-full flex-col overflow-hidden rounded-[4px] border-l-3 px-2 py-1 text-12 leading-tight ${look}`}
              >
                <span className="truncate font-medium">{title}</span>
                {title !== 'Stand-up' && (
                  <span data-figures className="truncate text-muted">
                    {times}
                  </span>
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
