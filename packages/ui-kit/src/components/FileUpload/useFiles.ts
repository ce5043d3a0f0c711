// @internal
import { type RefObject, useEffect, useRef, useState } from 'react'
import { checkFiles } from './checkFiles.ts'
import type { FileUploadProps } from './fileUploadTypes.ts'

interface Files {
  readonly files: readonly File[]
  /** The messages for files that were not added. */
  readonly problems: readonly string[]
  /** Reads the files that were just chosen in the input. */
  readonly readInput: () => void
  readonly remove: (file: File) => void
}

/** The files of a native input. The input keeps them, so that its form submits them. */
export const useFiles = (input: RefObject<HTMLInputElement>, props: FileUploadProps): Files => {
  const { accept, maxBytes, maxFiles = 1, messages, onChange } = props
  const [files, setFiles] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])

  const keep = (next: readonly File[], rejected: readonly string[]): void => {
    const transfer = new DataTransfer()
    for (const file of next) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    setFiles(next)
    setProblems(rejected)
    onChange?.(next)
  }
  const readInput = (): void => {
    const added = [...(input.current?.files ?? [])]
    // Browsers clear the input when its dialog is cancelled. This restores its files.
    const before = maxFiles === 1 && added.length > 0 ? [] : files
    const { valid, rejected } = checkFiles(before, added, { accept, maxBytes, maxFiles })
    // A single file stays when another one is rejected.
    const next = valid.length === 0 && rejected.length > 0 ? files : valid
    keep(
      next,
      rejected.map(([file, reason]) => messages.rejected(file, reason)),
    )
  }
  const remove = (file: File): void =>
    keep(
      files.filter((other) => other !== file),
      [],
    )

  const latest = useRef(readInput)
  latest.current = readInput
  useEffect(() => {
    // Files can be chosen before hydration.
    if (input.current?.files?.length) latest.current()
    const form = input.current?.form
    const onReset = (): void => {
      setFiles([])
      setProblems([])
    }
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [input])

  return { files, problems, readInput, remove }
}
