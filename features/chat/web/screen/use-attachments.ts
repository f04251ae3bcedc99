import { useEffect, useState, useSyncExternalStore } from 'react'
import { report } from '#foundation/web/report.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { mostReferences } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'
import { type Attachment, type Attachments, createAttachments } from './attachments.ts'
import { useAsked, useDesk } from './desk.ts'

export type ShownAttachments = {
  attachments: Attachments
  list: readonly Attachment[]
  add: (files: readonly File[]) => void
  /** Nothing is uploading and nothing was refused. */
  ready: boolean
}

/** The attachments of the message being written in this chat. */
export function useAttachments(): ShownAttachments {
  const { attacher } = useChat()
  const { client } = useSession()
  const desk = useDesk()
  const [attachments] = useState(() =>
    createAttachments({ attacher, client, newId: () => crypto.randomUUID(), warn: report }),
  )
  const list = useSyncExternalStore(attachments.subscribe, attachments.list, attachments.list)
  useEffect(() => attachments.close, [attachments])
  function add(files: readonly File[]): void {
    if (attachments.add(files) > 0) desk.notice.tell(`A message can hold ${mostReferences} files at most.`)
  }
  useAsked(desk.attach, add)
  useAsked(desk.keepAttached, attachments.show)
  return { attachments, list, add, ready: list.every(({ state }) => state === 'kept') }
}
