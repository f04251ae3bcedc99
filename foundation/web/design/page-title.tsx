import type { ReactNode, Ref } from 'react'

type PageTitleProps = { children: ReactNode; ref?: Ref<HTMLHeadingElement> }

/** The title of a page within the frame, whose bar shows it on small screens. There it is only heard. */
export function PageTitle({ children, ref }: PageTitleProps) {
  return (
    <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="font-serif text-31 outline-none max-md:sr-only md:mr-auto">
      {children}
    </h1>
  )
}
