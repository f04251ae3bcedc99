import { Sheet } from '#foundation/web/design/sheet.tsx'
import { MiniMonth } from '../panel/mini-month.tsx'
import type { Place } from '../place.ts'

type JumpSheetProps = { open: boolean; onClose: () => void; place: Place; days: readonly string[] }

/** Any day, by its month. */
export function JumpSheet({ open, onClose, place, days }: JumpSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Go to a day">
      <MiniMonth
        date={place.date}
        today={place.today}
        days={days}
        onDay={(date) => {
          place.go({ date })
          onClose()
        }}
      />
    </Sheet>
  )
}
