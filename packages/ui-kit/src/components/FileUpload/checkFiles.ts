// @internal
import type { FileRejection } from './fileUploadTypes.ts'

interface FileRules {
  readonly accept?: string | undefined
  readonly maxBytes?: number | undefined
  readonly maxFiles: number
}

/** Files that follow the rules, and the others with the reason. */
interface CheckedFiles {
  readonly valid: readonly File[]
  readonly rejected: readonly (readonly [File, FileRejection])[]
}

/** Whether a file has one of the types of an `accept` attribute. Types and extensions may be in upper case. */
const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .some((rule) => {
      if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule)
      if (rule.endsWith('/*')) return type.toLowerCase().startsWith(rule.slice(0, -1))
      return type.toLowerCase() === rule
    })

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Adds files to those that were chosen before. A file that was chosen before is not added again. */
export const checkFiles = (
  chosen: readonly File[],
  added: readonly File[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles }: FileRules,
): CheckedFiles => {
  const valid = [...chosen]
  const rejected: [File, FileRejection][] = []
  for (const file of added) {
    if (valid.some((other) => isSame(other, file))) continue
    if (accept && !isAccepted(file, accept)) rejected.push([file, 'type'])
    else if (file.size > maxBytes) rejected.push([file, 'size'])
    else if (valid.length >= maxFiles) rejected.push([file, 'count'])
    else valid.push(file)
  }
  return { valid, rejected }
}
