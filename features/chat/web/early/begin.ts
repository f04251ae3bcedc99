import { holdAll, holdStart } from '#foundation/web/first-paint/hold.ts'
import { overlayId } from '#foundation/web/first-paint/overlay.ts'
import { offerEarlyTicket, takeEarlyTicket } from '#foundation/web/live/early-ticket.ts'
import { storedUserKey } from '#foundation/web/session/mark.ts'
import { createDrafts } from '../drafts.ts'
import { focusAtDesk } from '../focus.ts'
import { type EarlyBox, offerEarlyBox } from './box.ts'
import { askForTicket, dialEarly, type EarlyLine, type EarlyPerson, sendEarly } from './sending.ts'

/*
 * Runs as an inline script in the page of /assistant and in that of a chat, right after the main part of the overlay: its
 * box accepts text, and on /assistant sends it, while the page's code is loading.
 */

/** The chat whose page this is; none where chats begin. */
const chat = /^\/assistant\/([^/]+)/.exec(location.pathname)?.[1]
const place = chat ?? 'new'

/** Longer words are left to the page's code, which knows what the server takes. */
const longest = 4_000

/** While a person types, the page's code waits, because starting it would block the keys. */
const thought = 300

const outside = {
  fetch: (path: string, request: RequestInit) => fetch(path, request),
  dial: (address: string) => new WebSocket(address),
  storage: localStorage,
  origin: location.origin,
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
}

const area = document.querySelector<HTMLTextAreaElement>(`#${overlayId} textarea`)
const stored = readPerson()
if (area && stored) begin(area, stored)

function begin(box: HTMLTextAreaElement, { id, token }: EarlyPerson): void {
  const early: EarlyBox = { area: box, isAskedFor: false, message: undefined, stop }
  const line = lineOf({ id, token })
  const button = box.parentElement?.querySelector<HTMLButtonElement>('button[name=send]')
  const drafts = createDrafts(localStorage, id)

  function stop(): void {
    listening.abort()
    // Nothing was sent over it, and the page's code has a line of its own.
    if (!early.message) line.close()
  }
  function follow(): void {
    drafts.write(place, box.value)
    if (button) button.disabled = box.value.trim() === ''
  }
  function send(): void {
    if (early.isAskedFor || box.value.trim() === '' || (!chat && isCommandName(box.value))) return
    early.isAskedFor = true
    showBusy(box.parentElement, [box, button])
    // In a chat that is there, the page's code sends it: it waits for nothing but that code.
    if (chat || token === '' || box.value.length > longest) return
    early.message = sendEarly({ id, token }, box.value, outside, line.dial())
    holdAll(early.message.left)
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    send()
  }
  function write(): void {
    follow()
    if (!chat && token !== '') void line.dial()
    holdStart(new Promise((resolve) => setTimeout(resolve, thought)))
  }

  box.value = drafts.read(place)
  follow()
  const listening = listen(box, {
    input: write,
    keydown: press,
    compositionstart: () => holdStart(new Promise((resolve) => addEventListener('compositionend', resolve, true))),
  })
  if (button) listen(button, { click: send }, listening)
  offerEarlyBox(early)
  box.setSelectionRange(box.value.length, box.value.length)
  focusAtDesk(box)
}

function showBusy(form: Element | null, parts: readonly ({ disabled: boolean } | null | undefined)[]): void {
  for (const part of parts) if (part) part.disabled = true
  const said = form?.querySelector('output')
  if (said) said.textContent = 'Thinking'
}

/** Its ticket is asked for at once, and is left to the page's code if nothing is written before that is there. */
function lineOf(person: EarlyPerson) {
  let line: Promise<EarlyLine | undefined> | undefined
  if (person.token !== '')
    offerEarlyTicket({ person: person.id, ticket: askForTicket(person, outside), askedAt: outside.now() })
  return {
    dial: () => (line ??= dialEarly(ticketFor(person), outside)),
    close: () => void line?.then((open) => open?.socket.close()),
  }
}

async function ticketFor(person: EarlyPerson): Promise<string | undefined> {
  return (await takeEarlyTicket(person.id)) ?? askForTicket(person, outside)
}

type Listeners = Partial<Record<string, (event: KeyboardEvent) => void>>

/** On the window, where nothing comes before: while React starts, it stops events at the document that it does not know. */
function listen(target: Element, listeners: Listeners, listening = new AbortController()): AbortController {
  for (const [name, hear] of Object.entries(listeners))
    addEventListener(
      name,
      (event) => {
        const isHere = event.target instanceof Node && target.contains(event.target)
        if (isHere) hear?.(event as KeyboardEvent)
      },
      { capture: true, signal: listening.signal },
    )
  return listening
}

/** In a command's name Enter picks from the menu, which comes with the page's code. */
function isCommandName(text: string): boolean {
  return /^\/\S*$/.test(text)
}

/** `undefined` if it cannot be read; the page's code decides what that means. */
function readPerson(): EarlyPerson | undefined {
  try {
    const { user, access_token: token } = JSON.parse(localStorage.getItem(storedUserKey) ?? '').state.user
      .backendResponse
    return { id: user?.id ?? '', token }
  } catch {
    return undefined
  }
}
