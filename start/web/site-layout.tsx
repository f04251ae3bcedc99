import { createElement, lazy, useEffect } from 'react'
import { type Moment, type Scenes, SiteFrame } from '#features/site/web/index.ts'
import { aliveEvent } from './begin-later.ts'

/** The frame of every public page. */
export default function SiteLayout() {
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    dispatchEvent(new Event(aliveEvent))
  }, [])
  return <SiteFrame scenes={scenes} />
}

const loadParts = async () => {
  const { loadParts: load } = await import('./scene/parts.ts')
  return load()
}

/** The site shows components of other features; only here do they meet. */
const scenes: Scenes = {
  Conversation: lazy(async () => {
    const [{ Conversation }, parts] = await Promise.all([import('./scene/conversation.tsx'), loadParts()])
    return { default: ({ moment }: { moment: Moment }) => createElement(Conversation, { parts, moment }) }
  }),
  Demo: lazy(async () => {
    const [{ Demo }, parts] = await Promise.all([import('./scene/demo.tsx'), loadParts()])
    return { default: (props: { onClose: () => void }) => createElement(Demo, { ...props, parts }) }
  }),
}
