import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { sourceFiles } from './imports.ts'

/** The one folder that turns days and times into words, by what the person prefers. */
const writers = 'foundation/time/format/'

/** What is written the same for everybody, and why. */
const sameForAll: Readonly<Record<string, string>> = {
  'features/site/web/day.ts': 'Public pages know no person.',
  'features/chat/rules.ts': 'A file that is kept names UTC.',
  'features/documents/server/sample/days.ts': 'Made-up files name days as their writers do.',
  'features/documents/server/sample/texts.ts': 'A made-up mail has the date that a mail program writes.',
  'features/mail/rules/sample/mailbox.ts': 'A made-up mail quotes another as mail programs do.',
  'features/assistant/server/tools/lookups.ts': 'A model reads it, in English.',
  'features/tasks/files/write-csv.ts': 'Other programs read the file.',
  'foundation/web/own-zone.ts': 'It asks a clock for its figures, which are written elsewhere.',
}

/** Every place that writes a day or a time without asking how the person wants it; as `file:line`. */
export function findWrittenTimes(root: string): string[] {
  return sourceFiles(root)
    .filter(
      (file) => /^(?:features|foundation|start)\//.test(file) && !/\.(?:test|cases)\.tsx?$|\/testing\//.test(file),
    )
    .filter((file) => !file.startsWith(writers) && sameForAll[file] === undefined)
    .flatMap((file) => writtenTimesIn(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`))
}

/** The lines of one file. */
export function writtenTimesIn(file: string, text: string): number[] {
  if (!/DateTimeFormat|toLocale|slice\(11|type="(?:date|time)/.test(text)) return []
  const found: number[] = []
  const note = (offset: number) => found.push(text.slice(0, offset).split('\n').length)
  const { program } = parseSync(file, text)
  new Visitor({
    CallExpression(call) {
      if (writesByLocale(call)) note(call.start)
    },
    NewExpression(call) {
      if (isDateTimeFormat(call.callee) && namesPart(call.arguments[1])) note(call.start)
    },
    JSXAttribute({ name, value, start }) {
      // A browser writes these by its own locale.
      const type = name.name === 'type' && value?.type === 'Literal' ? value.value : undefined
      if (type === 'date' || type === 'time' || type === 'datetime-local') note(start)
    },
    TemplateLiteral({ expressions, quasis }) {
      expressions.forEach((part, at) => {
        // After a T it is data and no words.
        if (isClockOf(part) && quasis[at]?.value.raw.endsWith('T') !== true) note(part.start)
      })
    },
  }).visit(program)
  return found
}

function writesByLocale({ callee, arguments: [, options] }: ESTree.CallExpression): boolean {
  if (isDateTimeFormat(callee)) return namesPart(options)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { name } = callee.property
  if (name === 'toLocaleTimeString' || name === 'toLocaleDateString') return true
  return name === 'toLocaleString' && namesPart(options)
}

function isDateTimeFormat(callee: ESTree.Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'DateTimeFormat'
  )
}

const parts = new Set(['weekday', 'day', 'month', 'year', 'hour', 'minute', 'dateStyle', 'timeStyle'])

/** Without one of these only a zone or a number is asked for. */
function namesPart(options: ESTree.Argument | undefined): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (each) => each.type === 'Property' && each.key.type === 'Identifier' && parts.has(each.key.name),
    )
  )
}

/** `start.slice(11, 16)`: the clock of a wall time as it is stored. */
function isClockOf(part: ESTree.Expression): boolean {
  if (part.type !== 'CallExpression' || part.callee.type !== 'MemberExpression') return false
  const { property } = part.callee
  const [from] = part.arguments
  return property.type === 'Identifier' && property.name === 'slice' && from?.type === 'Literal' && from.value === 11
}
