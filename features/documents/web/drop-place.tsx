import { type DragEvent, type ReactNode, useState } from 'react'
import { useToast } from '#foundation/web/design/toast.tsx'

/** Accepts files dropped anywhere in it. */
export function DropPlace({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const toast = useToast()
  const [isOver, setOver] = useState(false)

  function drag(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    const items = Array.from(event.dataTransfer.items)
    const files = items.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? [])
    if (files.length < items.length)
      toast({ title: 'Folders cannot be uploaded. Drop the files inside it instead.', kind: 'failed' })
    onFiles(files)
  }
  return (
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={drop}
      className={`min-h-full ${isOver ? 'bg-accent-wash outline-2 -outline-offset-8 outline-accent outline-dashed' : ''}`}
    >
      {children}
    </div>
  )
}

function isFolder(item: DataTransferItem): boolean {
  return item.webkitGetAsEntry()?.isDirectory === true
}
