import { invalidInput } from '../../graphql/platformError.ts'

/** The highest number of changed letters in a word, as the platform's documentation defines it. */
const highestLevel = (length: number): number => {
  if (length <= 2) return 0
  return length <= 5 ? 1 : 2
}

/** The number of changed letters that a fuzzy search accepts in a word with `length` letters. */
export const fuzzyLevelOf = (length: number, level: number): number => Math.min(level, highestLevel(length))

/** Validates the level of a fuzzy search: 0, 1 or 2, by default 2. Throws InvalidInput. */
export const readFuzzyLevel = (level: number | null | undefined): number => {
  if (level === null || level === undefined) return 2
  if (level >= 0 && level <= 2) return level
  throw invalidInput(`Malformed parameter: fuzzyLevel: '${level}' is not 0, 1 or 2.`)
}
