import { type KeyboardEvent, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/v1/ws`)

/** The limit that our screen is measured against: what the socket says, as one paragraph, and a box. */
function Page() {
  const [text, setText] = useState('')
  useEffect(() => {
    const hear = ({ data }: MessageEvent): void => {
      const frame: { type: string; text?: string } = JSON.parse(String(data))
      if (frame.type === 'answer/delta') setText((before) => before + (frame.text ?? ''))
    }
    socket.addEventListener('message', hear)
    return () => socket.removeEventListener('message', hear)
  }, [])
  return (
    <main>
      <p>{text}</p>
      <textarea ref={focus} aria-label="Message" onKeyDown={send} />
    </main>
  )
}

function focus(box: HTMLTextAreaElement | null): void {
  box?.focus()
}

function send(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const text = JSON.stringify({ type: 'user_message', content: event.currentTarget.value })
  if (socket.readyState === WebSocket.OPEN) socket.send(text)
  else socket.addEventListener('open', () => socket.send(text), { once: true })
  event.currentTarget.value = ''
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
