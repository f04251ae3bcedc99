import { createElement, lazy, useEffect } from 'react'
import { type Scenes, SiteFrame } from '#features/site/web/index.ts'
import { aliveEvent } from './begin-later.ts'

/** What stands around every public page. */
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

/** The site shows what other features are made of; only here do they know each other. */
const scenes: Scenes = {
  Conversation: lazy(async () => {
    const [{ Conversation }, parts] = await Promise.all([import('./scene/conversation.tsx'), loadParts()])
    return { default: () => createElement(Conversation, { parts }) }
  }),
  Demo: lazy(async () => {
    const [{ Demo }, parts] = await Promise.all([import('./scene/demo.tsx'), loadParts()])
    return { default: (props: { onClose: () => void }) => createElement(Demo, { ...props, parts }) }
  }),
}
