import { createContext, useContext } from 'react'
import { Failure } from '#foundation/contract/failure.ts'

/** Actions that add what a feature has for the sample workspace, and remove it. */
export type Sample = { load: string; remove: string }

const context = createContext<readonly Sample[]>([])

export const SamplesProvider = context.Provider

type Perform = (name: string, input: object) => Promise<unknown>

/** Adds or removes the samples of the other features. Skips what is already there, or already gone. */
export function useSamples(): (way: keyof Sample, perform: Perform) => Promise<void> {
  const samples = useContext(context)
  return async (way, perform) => {
    for (const sample of samples) {
      try {
        await perform(sample[way], {})
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'conflict') throw error
      }
    }
  }
}
