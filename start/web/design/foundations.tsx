import tokens from '#foundation/web/design/tokens.css?raw'
import { readColours, type Themed } from '#foundation/web/design/colours.ts'
import { contrast, type Oklch } from '#foundation/web/design/contrast.ts'
import { Chapter, Specimen } from './specimen.tsx'

const colours = readColours(tokens)

/** What each colour is measured against: where it is meant to lie. */
const partners: Record<string, string> = {
  paper: 'ink',
  raised: 'ink',
  sunken: 'ink',
  'accent-wash': 'accent',
  'amber-wash': 'amber',
  'red-wash': 'red',
  'on-accent': 'accent',
}

export function Colour() {
  return (
    <Chapter
      id="colour"
      title="Colour"
      says="Ink on paper. Green is the one next thing to do, amber waits for you, red has failed; nothing else is coloured. Every pair is light and dark; the last line is the contrast measured between the two named."
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {[...colours].map(([name, colour]) => (
          <Swatch key={name} name={name} colour={colour} />
        ))}
      </ul>
    </Chapter>
  )
}

function Swatch({ name, colour }: { name: string; colour: Themed }) {
  const partner = partners[name] ?? 'paper'
  const other = colours.get(partner)
  return (
    <li className="min-w-0">
      <div className="relative flex h-16 overflow-hidden rounded-control">
        <div className={`theme-light grow ${grounds[name] ?? ''}`} />
        <div className={`theme-dark grow ${grounds[name] ?? ''}`} />
        <div className="absolute inset-0 rounded-control inset-ring inset-ring-hairline" />
      </div>
      <p className="mt-2 font-medium">{name}</p>
      <p className="text-12 text-muted">
        {write(colour.light)}
        <span className="block">{write(colour.dark)}</span>
      </p>
      {other && name !== 'hairline' && (
        <p data-figures className="text-12 text-muted">
          {ratio(colour.light, other.light)} · {ratio(colour.dark, other.dark)} with {partner}
        </p>
      )}
    </li>
  )
}

const grounds: Record<string, string> = {
  paper: 'bg-paper',
  raised: 'bg-raised',
  sunken: 'bg-sunken',
  bubble: 'bg-bubble',
  ink: 'bg-ink',
  muted: 'bg-muted',
  hairline: 'bg-hairline',
  edge: 'bg-edge',
  accent: 'bg-accent',
  'accent-strong': 'bg-accent-strong',
  'accent-wash': 'bg-accent-wash',
  'on-accent': 'bg-on-accent',
  amber: 'bg-amber',
  'amber-wash': 'bg-amber-wash',
  red: 'bg-red',
  'red-wash': 'bg-red-wash',
}

function write({ lightness, chroma, hue }: Oklch): string {
  return `${lightness} ${chroma} ${hue}`
}

function ratio(a: Oklch, b: Oklch): string {
  return contrast(a, b).toFixed(1)
}

const sizes = [
  ['49', 'text-49', 'Tuesday, quarter past nine'],
  ['39', 'text-39', 'Three meetings, then you are free'],
  ['31', 'text-31', 'The draft to Sara waits for you'],
  ['25', 'text-25', 'Nothing leaves the house without your yes'],
  ['20', 'text-20', 'How can I help today?'],
] as const

const textSizes = [
  ['16', 'text-16', 'Messages and the pages of the site: the quick brown fox jumps over the lazy dog.'],
  ['14', 'text-14', 'The app itself: the quick brown fox jumps over the lazy dog.'],
  ['13', 'text-13', 'Labels and notes: the quick brown fox jumps over the lazy dog.'],
  ['12', 'text-12', 'The smallest there is: the quick brown fox jumps over the lazy dog.'],
] as const

export function Type() {
  return (
    <Chapter
      id="type"
      title="Type"
      says="Newsreader for headings and for the assistant’s greeting, Inter for everything else. Figures stand in columns."
    >
      <Specimen name="Newsreader">
        <ul className="grid gap-4">
          {sizes.map(([size, className, words]) => (
            <Line key={size} size={size}>
              <span className={`min-w-0 font-serif ${className}`}>{words}</span>
            </Line>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Inter">
        <ul className="grid gap-4">
          {textSizes.map(([size, className, words]) => (
            <Line key={size} size={size}>
              <span className={`min-w-0 ${className}`}>{words}</span>
            </Line>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Figures">
        <table aria-label="Times that stand in columns" className="w-full max-w-90 text-left">
          <tbody>
            {[
              ['09:15', 'Stand-up', '0.25 h'],
              ['11:00', 'Budget with Sara', '1.50 h'],
              ['14:11', 'Train to Linz', '1.11 h'],
            ].map(([time, what, length]) => (
              <tr key={time} className="border-b border-hairline">
                <td className="w-16 py-2 text-muted">{time}</td>
                <td>{what}</td>
                <td className="text-right text-muted">{length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Specimen>
    </Chapter>
  )
}

function Line({ size, children }: { size: string; children: React.ReactNode }) {
  return (
    <li className="flex items-baseline gap-6">
      <span data-figures className="w-5 shrink-0 text-12 text-muted">
        {size}
      </span>
      {children}
    </li>
  )
}
