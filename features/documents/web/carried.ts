import type { DragEvent } from 'react'

const type = 'application/x-attache-files'

/** Files of the list that are dragged onto a folder or a tag. */
export function carry({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dataTransfer.setData(type, ids.join(' '))
  dataTransfer.effectAllowed = 'move'
}

export function isCarried({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(type)
}

export function carriedIn({ dataTransfer }: DragEvent): string[] {
  return dataTransfer.getData(type).split(' ').filter(Boolean)
}
