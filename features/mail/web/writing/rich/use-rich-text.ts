import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Body, bodyOf, writtenBody } from '../body.ts'
import { createEditing, type Editing, type Look } from './editing.ts'
import { hear } from './events.ts'

type Asked = { body: Body; most: number; onEdit: (body: Body) => void; onLink: () => void }

/** Edits a body in an element, and takes over what is changed from outside. */
export function useRichText({ body, most, onEdit, onLink }: Asked): {
  root: RefObject<HTMLDivElement | null>
  editing: Editing | undefined
  look: Look | undefined
} {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(body)
  const [editing, setEditing] = useState<Editing>()
  const [look, setLook] = useState<Look>()
  const { text, html } = body
  const edited = useEffectEvent((own: Parameters<typeof bodyOf>[0]['own']) => {
    shown.current = bodyOf({ own, quoted: writtenBody(body).quoted })
    onEdit(shown.current)
  })
  const room = useEffectEvent(() => most)
  const link = useEffectEvent(() => onLink())
  const begin = useEffectEvent(() => writtenBody(body).own)
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const begun = createEditing(root.current, begin(), {
      onChange: (lines) => edited(lines),
      onLook: () => setLook(begun.look()),
    })
    setEditing(begun)
    setLook(begun.look())
    return hear({ root: root.current, editing: begun, most: () => room(), onLink: () => link() })
  }, [])
  useLayoutEffect(() => {
    if (!editing || (shown.current.text === text && shown.current.html === html)) return
    shown.current = { text, html }
    editing.show(writtenBody({ text, html }).own)
  }, [editing, text, html])
  return { root, editing, look }
}
