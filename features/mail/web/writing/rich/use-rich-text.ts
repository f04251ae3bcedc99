import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Body, bodyOf, writtenBody } from '../body.ts'
import { partsOf } from '../quoted.ts'
import { createEditing, type Editing, type Look } from './editing.ts'
import { hear } from './events.ts'

type Asked = { body: Body; most: number; isFocused: boolean; onEdit: (body: Body) => void; onLink: () => void }

/** Edits a body in an element, and takes over what is changed from outside. */
export function useRichText({ body, most, isFocused, onEdit, onLink }: Asked): {
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
    shown.current = bodyOf({ own, quoted: partsOf(text).quoted })
    onEdit(shown.current)
  })
  const room = useEffectEvent(() => most)
  const link = useEffectEvent(() => onLink())
  const begin = useEffectEvent(() => ({ own: writtenBody(body).own, isFocused }))
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const first = begin()
    const begun = createEditing(root.current, first.own, {
      onChange: (lines) => edited(lines),
      onLook: () => setLook(begun.look()),
    })
    setEditing(begun)
    setLook(begun.look())
    const end = hear({ root: root.current, editing: begun, most: () => room(), onLink: () => link() })
    if (first.isFocused) root.current.focus()
    return end
  }, [])
  useLayoutEffect(() => {
    if (!editing || (shown.current.text === text && shown.current.html === html)) return
    shown.current = { text, html }
    editing.show(writtenBody({ text, html }).own)
  }, [editing, text, html])
  return { root, editing, look }
}
