import { createHash } from 'node:crypto'

const LETTERS = 26

/** The files by their prefix, each with the numbers of its classes. */
const files = new Map<string, { readonly file: string; readonly numbers: Map<string, number> }>()

/** Four letters and digits for a file: the first is a letter, because class names begin with one. */
const prefixOf = (file: string): string => {
  const number = createHash('sha256').update(file).digest().readUInt32BE()
  const rest = Math.floor(number / LETTERS) % 36 ** 3
  return String.fromCharCode(97 + (number % LETTERS)) + rest.toString(36).padStart(3, '0')
}

/**
 * Names a class by four characters for its file, followed by the number of the class in that file. Vanilla-extract
 * takes seven characters and more, which each page and each script repeats for each component.
 *
 * @param identifier.hash What vanilla-extract would use: unique, and the same when it reads a file again.
 * @throws When two files would have the same four characters: rename one of them.
 */
export const shortIdentifier = ({
  hash,
  filePath,
}: {
  readonly hash: string
  readonly filePath: string
}): string => {
  const prefix = prefixOf(filePath)
  const known = files.get(prefix) ?? { file: filePath, numbers: new Map<string, number>() }
  if (known.file !== filePath)
    throw new Error(`The classes of ${filePath} and ${known.file} would have the same names.`)
  files.set(prefix, known)
  const number = known.numbers.get(hash) ?? known.numbers.size
  known.numbers.set(hash, number)
  return prefix + number.toString(36)
}
