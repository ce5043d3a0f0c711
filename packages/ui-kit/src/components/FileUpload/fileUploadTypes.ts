import type { ReactNode } from 'react'
import type { FieldTexts } from '../Field/Field.tsx'

/** Why a file was not added to `FileUpload`. */
export type FileRejection = 'type' | 'size' | 'count'

/** The messages of `FileUpload`. */
export interface FileUploadMessages {
  /** The message for a file that was not added: "quince.gif is not a PNG or JPEG image." */
  readonly rejected: (file: File, reason: FileRejection) => string
  /** What was chosen, for screen readers: "2 files chosen". */
  readonly count: (count: number) => string
}

/** How far the upload of a file is. */
export interface UploadState {
  /** 0 to 100. */
  readonly progress?: number | undefined
  /** Text below the name, such as "Uploaded". */
  readonly note?: ReactNode
  readonly error?: ReactNode
}

/** The props of `FileUpload`. */
export interface FileUploadProps extends FieldTexts {
  /** The form name of the files. */
  readonly name: string
  /** The text in the drop zone: "Choose a file or drop it here". */
  readonly prompt: ReactNode
  readonly messages: FileUploadMessages
  /** The accessible name of the button that removes a file: "Remove quince.png". */
  readonly removeLabel: (file: File) => string
  /** Formats a size in bytes: "1.2 MB". */
  readonly formatSize: (bytes: number) => string
  /** The allowed types as in HTML: "image/png,image/jpeg,.svg". */
  readonly accept?: string | undefined
  /** The maximum size of a file in bytes. */
  readonly maxBytes?: number | undefined
  /** The maximum number of files. By default 1; with more, another choice adds files. */
  readonly maxFiles?: number | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Called with all valid files when a file is added or removed. */
  readonly onChange?: ((files: readonly File[]) => void) | undefined
  /** Returns how far the upload of a file is, if it has begun. */
  readonly uploadOf?: ((file: File) => UploadState | undefined) | undefined
}
