import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useToast } from '#foundation/web/design/toast.tsx'

/** Accepts files dropped anywhere in it, and files that are pasted while it is shown. */
export function DropPlace({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const toast = useToast()
  const [isOver, setOver] = useState(false)
  usePasted(onFiles)

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

/** Wherever the focus is, unless a field or a dialog takes the paste itself. */
function usePasted(onFiles: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? [])
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog, [role="dialog"]') !== null
    if (files.length === 0 || isElsewhere || event.defaultPrevented) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    addEventListener('paste', listen)
    return () => removeEventListener('paste', listen)
  }, [])
}

function isFolder(item: DataTransferItem): boolean {
  return item.webkitGetAsEntry()?.isDirectory === true
}
