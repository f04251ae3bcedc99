import { parseArgs } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'

export type Options = {
  folder: string | undefined
  only: string | undefined
  json: boolean
  show: string | undefined
  sample: number | undefined
}

export function readOptions(args: readonly string[], groups: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
      show: { type: 'string' },
      sample: { type: 'string' },
    },
  })
  const { only, sample } = values
  if (only !== undefined && !groups.includes(only))
    throw new Failure('invalid', `There is no group ${only}. There are: ${groups.join(', ')}.`)
  const count = sample === undefined ? undefined : Number(sample)
  if (count !== undefined && !(Number.isInteger(count) && count > 0))
    throw new Failure('invalid', `--sample takes a number of sentences, not ${sample}.`)
  return { folder: values.data, only, json: values.json, show: values.show, sample: count }
}
