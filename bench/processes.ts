import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Every process that works in a folder, a database's children included. */
export function processesIn(folder: string): number[] {
  return processes().filter((pid) => asking(() => readlinkSync(`/proc/${pid}/cwd`))?.startsWith(folder))
}

/** Every process that one signal to this group reaches; what has ended and waits to be forgotten is none. */
export function processesOfGroup(group: number): number[] {
  return processes().filter((pid) => isOfGroup(pid, group))
}

function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

/** proc_pid_stat(5): the name is in parentheses and may contain some itself; state, parent and group follow. */
function isOfGroup(pid: number, group: number): boolean {
  const stat = asking(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? ''
  const [state, , its] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(its) === group && state !== 'Z'
}

/** A process may end while it is being asked. */
function asking(question: () => string): string | undefined {
  try {
    return question()
  } catch {
    return undefined
  }
}
