import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Keys may come faster than answers. What is pressed for a task while an earlier change of it is under way waits, and is
 * done once the page shows what that change left. Otherwise it would start from an old revision and be refused.
 */
export function useInTurn<Step>(
  take: (id: string, step: Step) => Promise<unknown> | undefined,
): (id: string, step: Step) => void {
  const waiting = useRef(new Map<string, Step[]>())
  const answered = useRef<string[]>([])
  const [answers, setAnswers] = useState(0)

  function begin(id: string, steps: readonly Step[]): void {
    const [step, ...rest] = steps
    if (step === undefined) return
    const answer = take(id, step)
    if (!answer) return begin(id, rest)
    waiting.current.set(id, rest)
    void answer.finally(() => {
      answered.current.push(id)
      setAnswers((count) => count + 1)
    })
  }
  const goOn = useEffectEvent(() => {
    for (const id of answered.current.splice(0)) {
      const steps = waiting.current.get(id) ?? []
      waiting.current.delete(id)
      begin(id, steps)
    }
  })
  useEffect(() => goOn(), [answers])

  return (id, step) => {
    const steps = waiting.current.get(id)
    if (steps) steps.push(step)
    else begin(id, [step])
  }
}
