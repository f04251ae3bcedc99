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
      <textarea aria-label="Message" onKeyDown={send} />
    </main>
  )
}

function send(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  socket.send(JSON.stringify({ type: 'user_message', content: event.currentTarget.value }))
  event.currentTarget.value = ''
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
