import { type KeyboardEvent, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/v1/ws`)

/** The limit that our screen is measured against: what the socket says, as one paragraph, and a box. */
function Page() {
  const [text, setText] = useState('')
  useEffect(() => {
    socket.onmessage = ({ data }) => {
      const frame: { type: string; text?: string } = JSON.parse(String(data))
      if (frame.type === 'answer/delta') setText((before) => before + (frame.text ?? ''))
    }
  }, [])

  function send(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const { value } = event.currentTarget
    event.currentTarget.value = ''
    socket.send(JSON.stringify({ type: 'user_message', content: value }))
  }

  return (
    <main>
      <p>{text}</p>
      <textarea aria-label="Message" onKeyDown={send} />
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
