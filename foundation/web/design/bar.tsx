type BarProps = { label: string; value: number; most: number }

/** A bar that shows a share. The words beside it state the numbers. */
export function Bar({ label, value, most }: BarProps) {
  return <progress aria-label={label} max={most || 1} value={Math.min(value, most || 1)} className={look} />
}

const look =
  'h-1 w-full appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-accent'
