import X from 'lucide-react/icons/x'
import { Button } from '#foundation/web/design/button.tsx'
import type { Chosen } from './chosen.ts'
import { saidIn, type SaidPart, understood } from './said.ts'

type UnderstoodProps = { chosen: Chosen; onTakeOff: (without: SaidPart[]) => void }

/** The filters that were read in the words, each of which can be taken off. */
export function Understood({ chosen, onTakeOff }: UnderstoodProps) {
  const said = saidIn(chosen)
  if (!said) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <span id="understood" className="text-13 text-muted">
        Understood as
      </span>
      <ul aria-labelledby="understood" className="contents">
        {understood(said).map(({ part, words }) => (
          <li key={part}>
            <Button
              aria-label={`Take off the filter “${words}”`}
              icon={<X aria-hidden="true" />}
              onClick={() => onTakeOff([...chosen.without, part])}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
