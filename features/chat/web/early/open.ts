import { holdStart } from '#foundation/web/first-paint/hold.ts'
import { overlayId } from '#foundation/web/first-paint/overlay.ts'
import { lookIntoEarly } from '#foundation/web/http/early.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { apart } from '../../contract/references.ts'
import { type PlainBlock, plainBlocks } from './plain.ts'
import { shapeName, threadName } from './shapes.ts'

/*
 * Runs as an inline script in the page of a chat: shows its newest messages as plain text while the page's code is
 * loading. The page's code then begins with what was read here, and replaces it all.
 */

/** No longer does the page's code wait for the messages. */
const patience = 1_000

type Said = { role: 'user' | 'assistant'; content: string }
type Opened = { title: string; provisional: boolean; messages: readonly Said[] }

const overlay = document.getElementById(overlayId)
if (overlay) {
  // What cannot be read here is read, and its failure told, by the page's code.
  const shown = lookIntoEarly().then((thread) => thread && show(overlay, thread as Opened))
  holdStart(Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]))
}

function show(within: HTMLElement, { title, provisional, messages }: Opened): void {
  const heading = within.querySelector('h1')
  if (heading) heading.textContent = provisional ? 'New chat' : title
  const view = within.querySelector(`[${threadName}]`)
  const thread = shapeOf(within, 'thread')
  if (!view || !thread || messages.length === 0) return
  view.replaceChildren(thread)
  for (const message of messages.toReversed()) {
    if (thread.offsetHeight > 2 * view.clientHeight) break
    thread.prepend(entryOf(within, message))
  }
  view.scrollTop = view.scrollHeight
}

function entryOf(within: HTMLElement, { role, content }: Said): HTMLElement | '' {
  const entry = shapeOf(within, role)
  const shapes = [...(entry?.querySelectorAll('p') ?? [])]
  const [words] = shapes
  if (!entry || !words) return ''
  if (role === 'user') words.textContent = visible(apart(content).words)
  else words.parentElement?.replaceChildren(...plainBlocks(visible(content)).map((block) => drawn(block, shapes)))
  return entry
}

function drawn({ depth, text }: PlainBlock, shapes: readonly HTMLElement[]): Node | '' {
  const block = shapes[depth]?.cloneNode()
  if (block) block.textContent = text
  return block ?? ''
}

function shapeOf(within: HTMLElement, name: string): HTMLElement | undefined {
  const template = within.querySelector<HTMLTemplateElement>(`template[${shapeName}=${name}]`)
  const shape = template?.content.firstElementChild?.cloneNode(true)
  return shape instanceof HTMLElement ? shape : undefined
}
