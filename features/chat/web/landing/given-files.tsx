import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AttachmentList } from '../screen/attachment-list.tsx'
import { createDesk, DeskProvider, useAsked } from '../screen/desk.ts'
import { useAttachments } from '../screen/use-attachments.ts'
import type { Files } from './use-files.ts'

/** Uploads the files of the first message, and lists them above its words. */
export function GivenFiles({ files }: { files: Files }) {
  const [desk] = useState(createDesk)
  useAsked(desk.notice, files.tell)
  return (
    <DeskProvider value={desk}>
      <Uploads files={files} />
    </DeskProvider>
  )
}

function Uploads({ files: { given, hold } }: { files: Files }) {
  const attached = useAttachments()
  const { attachments, ready } = attached
  const added = useRef(0)
  const addFresh = useEffectEvent((all: Files['given']) => {
    const fresh = all.slice(added.current)
    added.current = all.length
    for (const files of fresh) attached.add(files)
  })
  useEffect(() => addFresh(given), [given])
  useEffect(() => hold({ attachments, ready }), [hold, attachments, ready])
  return <AttachmentList {...attached} />
}
