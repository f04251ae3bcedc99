/** Names of models’ tools are made of letters, digits, `_` and `-`; ours have one dot, and no two underscores. */
export function modelName(name: string): string {
  return name.replace('.', '__')
}

/** The name of ours behind what a model calls it. */
export function toolName(name: string): string {
  return name.replace('__', '.')
}
