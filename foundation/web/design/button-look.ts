/** `primary` is the one next thing to do: at most one in sight. `danger` is the last press before something is gone. */
export type ButtonKind = 'primary' | 'quiet' | 'plain' | 'danger'

/** What every button has, whether it does something or leads somewhere. */
export const shape =
  'relative inline-flex h-9 shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap transition-[background-color,border-color,color] select-none disabled:cursor-not-allowed aria-disabled:cursor-progress pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0 print:hidden'

export const kinds: Record<ButtonKind, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted disabled:inset-ring disabled:inset-ring-hairline',
  quiet:
    'border border-hairline bg-raised text-ink hover:border-edge/60 active:bg-sunken disabled:border-hairline disabled:bg-sunken disabled:text-muted',
  plain:
    'text-ink hover:bg-touch active:bg-touch disabled:bg-transparent disabled:text-muted aria-pressed:bg-touch data-popup-open:bg-touch',
  danger: 'bg-red text-paper disabled:bg-sunken disabled:text-muted disabled:inset-ring disabled:inset-ring-hairline',
}
