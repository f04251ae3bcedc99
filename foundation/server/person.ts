/** Whoever a request or a socket acts for. */
export type Person = { id: string; sessionId: string }

/** `unknown`: no such token, or expired. `ended`: its session was ended by the person. */
export type Admission = Person | 'unknown' | 'ended'

/** Who a token stands for. `socket` also takes the single-use tickets that open a socket. */
export type Authenticate = (token: string, purpose: 'request' | 'socket') => Promise<Admission>
