// @internal
import { useId } from 'react'
import { fieldError } from '../Field/Field.css.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { CloseIcon } from '../Icon/CloseIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { progressBarTrack } from '../ProgressBar/ProgressBar.css.ts'
import * as css from './FileUpload.css.ts'
import type { UploadState } from './fileUploadTypes.ts'

interface ChosenFileProps {
  readonly file: File
  readonly size: string
  readonly upload: UploadState | undefined
  readonly removeLabel: string
  readonly onRemove: (() => void) | undefined
}

/** A chosen file: its name and size, how far its upload is, and a button that removes it. */
export const ChosenFile = ({ file, size, upload = {}, removeLabel, onRemove }: ChosenFileProps) => {
  const nameId = useId()
  return (
    <li className={css.fileUploadFile}>
      <div className={css.fileUploadTexts}>
        <p className={css.fileUploadName} id={nameId}>
          {file.name}
        </p>
        <p className={css.fileUploadSize}>
          <span className={css.fileUploadNote}>{size}</span>
          {upload.note ? <span className={css.fileUploadNote}>{upload.note}</span> : null}
        </p>
        {upload.progress === undefined ? null : (
          <progress className={progressBarTrack} aria-labelledby={nameId} max={100} value={upload.progress} />
        )}
        {upload.error ? (
          <p className={fieldError}>
            <AlertIcon size={18} /> {upload.error}
          </p>
        ) : null}
      </div>
      {onRemove ? <IconButton label={removeLabel} icon={<CloseIcon size={18} />} onClick={onRemove} /> : null}
    </li>
  )
}
