import { createHash } from 'node:crypto'

const LETTERS = 26

/** The file to which each prefix belongs, and the number of each class in that file, by hash. */
const files = new Map<string, { readonly file: string; readonly numbers: Map<string, number> }>()

/**
 * Returns four letters and digits for a file. The first is a letter, because a class name cannot begin with a digit.
 */
const prefixOf = (file: string): string => {
  const number = createHash('sha256').update(file).digest().readUInt32BE()
  const rest = Math.floor(number / LETTERS) % 36 ** 3
  return String.fromCharCode(97 + (number % LETTERS)) + rest.toString(36).padStart(3, '0')
}

/**
 * Names a class by four characters for its file, followed by the number of the class in that file. The names of
 * vanilla-extract have seven or more characters, and pages and scripts repeat these names for each component.
 *
 * @param identifier.hash The name that vanilla-extract would use. It is unique, and the same when a file is read again.
 * @throws When two files would have the same four characters. Rename one of the files.
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
