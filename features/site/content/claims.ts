/*
 * What the public pages claim: figures, voices and addresses, all in this one file, so that whoever runs a server can
 * put their own in their place. Nothing here is computed.
 */
export type Figure = { value: string; label: string }
export type Voice = { words: string; who: string; role: string }

export const landingFigures: readonly Figure[] = [
  { value: '5 minute', label: 'average response time' },
  { value: '95%', label: 'email accuracy' },
  { value: '24/7', label: 'availability' },
]

export const landingProof: readonly Figure[] = [
  { value: '10,000+', label: 'users' },
  { value: '1M+', label: 'conversations' },
  { value: '99.9%', label: 'uptime' },
]

export const noCard = 'No credit card required'

export const landingVoices: readonly Voice[] = [
  {
    words:
      'I stopped keeping my own to-do list about my calendar. I say what should happen, I see exactly what did, and if I was wrong I press Undo.',
    who: 'Operations lead',
    role: 'Design studio, 14 people',
  },
  {
    words: 'It asks before anything reaches somebody else. That one habit is why I let it near my week at all.',
    who: 'Managing partner',
    role: 'Law office',
  },
]

export const aboutFigures: readonly Figure[] = [
  { value: '10,000+', label: 'active users' },
  { value: '99.9%', label: 'uptime' },
  { value: '24/7', label: 'support' },
  { value: '1M+', label: 'hours saved' },
]

export const aboutVoices: readonly Voice[] = [
  {
    words: 'Everything sits on a machine we own. For our clients that was the first question, and it was the last one.',
    who: 'Head of IT',
    role: 'Consulting firm',
  },
  {
    words: 'It tells me plainly what it cannot do. I trust the rest of its sentences because of that one.',
    who: 'Founder',
    role: 'Software company',
  },
]

/** Shown wherever figures or voices are. */
export const claimsNote = 'Figures and quotes are examples, for the operator of this server to replace.'

/** An icon without an address has no target. */
export const social: readonly { name: 'X' | 'LinkedIn' | 'GitHub'; address?: string }[] = [
  { name: 'X' },
  { name: 'LinkedIn' },
  { name: 'GitHub' },
]
