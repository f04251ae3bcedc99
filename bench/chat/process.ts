import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** proc_pid_stat(5): user and system time, in milliseconds. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** proc_pid_status(5), in MiB: what it holds now, or held at most. */
export function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const kibibytes = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) / 1024
}
