import { invalidInput } from '../platformError.ts'

type Name = { readonly id?: string | null; readonly key?: string | null }

/** Returns an identifier that has an id or a key. Throws InvalidInput when it has neither. */
export const expectName = <N extends Name>(name: N): N => {
  if (name.id || name.key) return name
  throw invalidInput("An 'id' or 'key' is required.")
}
