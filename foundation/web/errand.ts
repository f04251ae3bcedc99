import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

/** The navigation state that asks a page to do something, such as what was chosen in the palette. */
export function errandOf<What>(name: string, what: What): Record<string, What> {
  return { [name]: what }
}

/** Does what was asked on the way here, once: it is taken out of the history first, so that going back does not do it again. */
export function useErrand<What>(name: string, form: z.ZodType<What>, run: (what: What) => void): void {
  const { state, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const carryOut = useEffectEvent((stored: unknown) => {
    const asked = z.object({ [name]: form }).safeParse(stored)
    const what = asked.data?.[name]
    if (what === undefined) return
    void navigate({ pathname, search, hash }, { replace: true, state: null })
    run(what)
  })
  useEffect(() => carryOut(state), [state])
}

/** Words that were typed in the palette and belong in the field of a page, where they are seen before they are saved. */
export const wordsErrand = { name: 'typedWords', form: z.string() }

/** What waits for a yes, and how a person means to answer once they see it. */
export const answerErrand = {
  name: 'intendedAnswer',
  form: z.object({ id: z.string(), answer: z.enum(['Approve', 'Decline']) }),
}
export type IntendedAnswer = z.infer<typeof answerErrand.form>
