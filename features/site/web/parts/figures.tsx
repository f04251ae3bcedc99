import { claimsNote, type Figure, type Voice } from '../../content/claims.ts'

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:flex sm:flex-wrap sm:gap-x-16">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-14 text-muted">{label}</dt>
          <dd className="font-serif text-31 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Voices({ voices }: { voices: readonly Voice[] }) {
  return (
    <ul className="grid gap-10 sm:grid-cols-2 sm:gap-12">
      {voices.map(({ words, who, role }) => (
        <li key={who}>
          <figure className="grid gap-4 border-l border-accent pl-5">
            <blockquote className="font-serif text-20 text-pretty sm:leading-normal">“{words}”</blockquote>
            <figcaption className="text-14">
              <span className="font-medium">{who}</span>
              <span className="block text-muted">{role}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

export function ClaimsNote() {
  return <p className="mt-10 text-13 text-muted">{claimsNote}</p>
}
