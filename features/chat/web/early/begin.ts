import { holdAll, holdStart } from '#foundation/web/first-paint/hold.ts'
import { overlayId } from '#foundation/web/first-paint/overlay.ts'
import { storedUserKey } from '#foundation/web/session/mark.ts'
import { createDrafts } from '../drafts.ts'
import { focusAtDesk } from '../focus.ts'
import { type EarlyBox, offerEarlyBox } from './box.ts'
import { type EarlyPerson, sendEarly } from './sending.ts'

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

const area = document.querySelector<HTMLTextAreaElement>(`#${overlayId} textarea`)
const person = readPerson()
if (area && person) begin(area, person)

function begin(box: HTMLTextAreaElement, { id, token }: EarlyPerson): void {
  const early: EarlyBox = { area: box, isAskedFor: false, message: undefined, stop: () => listening.abort() }
  const form = box.parentElement
  const button = form?.querySelector<HTMLButtonElement>('button[name=send]')
  const drafts = createDrafts(localStorage, id)

  function follow(): void {
    drafts.write(place, box.value)
    if (button) button.disabled = box.value.trim() === ''
  }
  function send(): void {
    if (early.isAskedFor || box.value.trim() === '' || (!chat && isCommandName(box.value))) return
    early.isAskedFor = true
    box.disabled = true
    if (button) button.disabled = true
    const said = form?.querySelector('output')
    if (said) said.textContent = 'Thinking'
    // In a chat that is there, the page's code sends it: it waits for nothing but that code.
    if (chat || token === '' || box.value.length > longest) return
    early.message = sendEarly({ id, token }, box.value, outside)
    holdAll(early.message.left)
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    send()
  }
  function write(): void {
    follow()
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

const outside = {
  fetch: (path: string, request: RequestInit) => fetch(path, request),
  dial: (address: string) => new WebSocket(address),
  storage: localStorage,
  origin: location.origin,
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
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
