import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/** The text area for a message; it grows with the words, between the heights in its class list. */
export function MessageArea({ ref, className = '', onChange, ...area }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => {
    if (!own.current) throw new Error('The box is not there yet.')
    return own.current
  })
  useLayoutEffect(() => {
    if (own.current && !growsByItself) growByHand(own.current)
  })
  return (
    <textarea
      {...area}
      ref={own}
      onChange={(event) => {
        if (!growsByItself) growByHand(event.target)
        onChange?.(event)
      }}
      aria-label="Message"
      rows={1}
      className={`block field-sizing-content w-full resize-none bg-transparent text-16 outline-none placeholder:text-muted disabled:cursor-not-allowed disabled:text-muted ${className}`}
    />
  )
}

const growsByItself = globalThis.CSS?.supports('field-sizing', 'content') ?? true

function growByHand(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
