import { type DragEvent, type ReactNode, useState } from 'react'
import { useChat } from './chat-session.tsx'

type DropAreaProps = {
  onFiles: (files: readonly File[]) => void
  /** Says why something was not taken. */
  onRefused: (sentence: string) => void
  className: string
  children: ReactNode
}

/** The whole page takes files that are let go over it, for the message that is being written. */
export function DropArea({ onFiles, onRefused, className, children }: DropAreaProps) {
  const { attacher } = useChat()
  const [isOver, setOver] = useState(false)
  const takes = ({ dataTransfer }: DragEvent): boolean => attacher !== undefined && dataTransfer.types.includes('Files')

  function drag(event: DragEvent): void {
    if (!takes(event)) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent): void {
    if (!takes(event)) return
    event.preventDefault()
    setOver(false)
    const items = [...event.dataTransfer.items]
    const files = items.filter((item) => item.webkitGetAsEntry()?.isDirectory !== true)
    if (files.length < items.length) onRefused('A folder cannot be attached. Drop the files that are in it.')
    onFiles(files.flatMap((item) => item.getAsFile() ?? []))
  }
  return (
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={drop}
      className={`${className} ${isOver ? 'bg-accent-wash outline-2 -outline-offset-8 outline-accent outline-dashed' : ''}`}
    >
      {children}
    </div>
  )
}
