/** Class lists that several components share, so that what looks alike is alike. */

/** Whatever lies over the page. */
export const floating = 'rounded-card bg-raised text-ink shadow-float print:hidden'

/** It grows out of what opened it, and simply goes. */
export const arriving =
  'origin-(--transform-origin) transition-[opacity,scale] duration-140 data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A line to choose, in a menu, a select, a palette. */
export const option =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1 outline-none select-none data-disabled:text-muted data-highlighted:bg-touch pointer-coarse:min-h-11'

/** What one writes or chooses in. */
export const box =
  'w-full min-w-0 text-ellipsis rounded-control border border-edge bg-raised text-ink transition-[border-color] placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunken disabled:text-muted aria-invalid:border-red data-disabled:cursor-not-allowed data-disabled:border-hairline data-disabled:bg-sunken data-disabled:text-muted pointer-coarse:text-16'

/** How every form ends: Cancel and then what the form is for at the right, anything else at the left. */
export const formEnd = 'flex flex-wrap items-center justify-end gap-2'

export const textLink =
  'rounded-[2px] text-accent underline decoration-accent/40 underline-offset-4 hover:text-accent-strong hover:decoration-current'

/** One that stands alone in its line: for a finger, its place is larger than its words. */
export const lineLink = `${textLink} relative after:absolute after:-inset-3`
