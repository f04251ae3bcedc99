import { useEffect, useRef, useState } from 'react'
import { readableFrom } from '../sentences.ts'
import { useRunning, useThread } from '../use-thread.ts'

type Said = { id: number; words: string }

const keptSentences = 12

/** Reads an answer aloud while it is written: politely, and a sentence at a time. */
export function Spoken({ id }: { id: string }) {
  const running = useRunning(id)
  const followed = useRef<{ answerId: string; upTo: number }>(undefined)
  const ended = useThread(id, ({ thread }) => thread?.messages.at(-1))
  const [said, setSaid] = useState<Said[]>([])
  useEffect(() => {
    if (running && followed.current?.answerId !== running.id)
      // Text written before this page was open is not announced.
      followed.current = { answerId: running.id, upTo: running.text.length > 400 ? running.text.length : 0 }
    const reading = followed.current
    if (!reading) return
    const text = running ? running.text : ended?.id === reading.answerId ? ended.content : undefined
    if (text === undefined) return
    const { said: words, upTo } = readableFrom(text, reading.upTo, !running)
    followed.current = running ? { ...reading, upTo } : undefined
    if (words) setSaid((before) => [...before.slice(1 - keptSentences), { id: (before.at(-1)?.id ?? 0) + 1, words }])
  }, [running, ended])
  return (
    <div role="log" aria-live="polite" aria-label="Answer" className="sr-only">
      {said.map(({ id: key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  )
}
