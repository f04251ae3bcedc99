import { Suspense } from 'react'
import { type Moment, useScenes } from '../scenes.ts'
import { Written } from './written.tsx'

const sheet = 'rounded-card bg-paper shadow-float'

type PictureProps = {
  /** Of its content in the written page. */
  id: string
  moment: Moment
  /** What it shows, for those who do not see it. */
  words: string
  /** What to see in it, below it. */
  caption?: string
  className: string
}

/** The product as it looks in use. What is in it cannot be pressed, and its caption says what it shows. */
export function Picture({ id, moment, words, caption, className }: PictureProps) {
  const { Conversation } = useScenes()
  return (
    <figure className={`relative ${className}`}>
      <div inert>
        <Written id={id}>
          <Suspense fallback={<div className={`${sheet} h-110 lg:h-136.5`} />}>
            <Conversation moment={moment} />
          </Suspense>
        </Written>
      </div>
      <figcaption className={caption === undefined ? 'sr-only' : 'mt-5 text-14 text-pretty text-muted'}>
        <span className="sr-only">{words} </span>
        {caption}
      </figcaption>
    </figure>
  )
}
