/** What is asked for or said of somebody, as a contact calls it; `zone`: what time it is for
 * them; `who`: with when they last met and wrote. */
export type Facet = 'emails' | 'phones' | 'company' | 'zone' | 'all' | 'who'

/** `at`: by which company or address they are told apart from others of that name; `other`: not whoever was shown. */
export type Told = { do: 'tell'; name: string; facet: Facet; at?: string; other?: true }

/** What somebody wants of their contacts. Names are as they were said. */
export type Wish =
  | Told
  | { do: 'list' }
  | { do: 'count' }
  | { do: 'met'; from: string; to: string; said: string }
  | { do: 'add'; name: string; email?: string; phone?: string; company?: string; notes?: string }
  | Change
  | { do: 'merge'; name: string; other: string }
  | { do: 'delete'; name: string }

/** `sure`: nothing else can be meant. */
export type Heard = { wish: Wish; sure: boolean }

/** `notes`: what is noted of somebody, in the place of `old` where that stands anywhere. */
export type Change = {
  do: 'change'
  name: string
  emails?: string
  phones?: string
  called?: string
  company?: string
  zone?: string
  notes?: { fresh: string; old?: string }
}
