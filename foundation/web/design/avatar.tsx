import { initials } from './initials.ts'

/** A person, by initials. Beside the written name it is decoration. */
export function Avatar({ name, beside = false }: { name: string; beside?: boolean }) {
  const spoken = beside ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...spoken}
      className="grid size-8 shrink-0 place-items-center rounded-full border border-hairline bg-sunken text-12 font-medium tracking-wide select-none"
    >
      {initials(name)}
    </span>
  )
}
