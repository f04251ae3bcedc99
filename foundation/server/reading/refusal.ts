import { readingLimits } from './limits.ts'

/** Why a file cannot be read: a sentence for the person. The file itself is kept. */
export class Refusal extends Error {
  override name = 'Refusal'
}

export const refusals = {
  damaged: 'The file is damaged, or is not what its name says.',
  empty: 'The file is empty.',
  encrypted: 'The file is protected by a password. Save it without one to have it read.',
  unknown: 'Files of this kind are not read.',
  old: 'Files of this old format are not read. Save it in the format of today (docx, xlsx, pptx).',
  tooLarge: 'The file is larger than 50 MB.',
  tooSlow: 'Reading it takes too long.',
  tooMuchMemory: 'Reading it needs too much memory.',
  tooDeep: 'It is nested too deeply.',
  bomb: 'It unpacks to more than is safe to read.',
  scan: 'It is a scan: there is no text inside.',
  noText: 'There is no text inside.',
} as const

/** No refusal: what is said of a file that was read as far as that. */
export const onlyItsBeginning = `Only its first ${readingLimits.characters.toLocaleString('en')} characters were read.`
