import { useRef, useState } from 'react'
import { Field } from '../Field/Field.tsx'
import { Hidden } from '../Hidden/Hidden.tsx'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { ChosenFile } from './ChosenFile.tsx'
import * as css from './FileUpload.css.ts'
import type { FileUploadProps } from './fileUploadTypes.ts'
import { useFiles } from './useFiles.ts'

/**
 * A field for files: a native file input that covers a drop zone, so that files can be chosen or dropped. It lists the
 * chosen files with their sizes, checks them, and shows how far their upload is. Without JavaScript it is the file input of
 * the browser, and the server has to check the files, as it always must.
 *
 * @example
 * <FileUpload
 *   label="Your design"
 *   name="design"
 *   prompt="Choose an image or drop it here"
 *   hint="PNG or JPEG, up to 40 MB."
 *   accept="image/png,image/jpeg"
 *   maxBytes={40_000_000}
 *   formatSize={(bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`}
 *   removeLabel={(file) => `Remove ${file.name}`}
 *   messages={{
 *     rejected: (file, reason) => (reason === 'size' ? `${file.name} is too large.` : `${file.name} is no image.`),
 *     count: (count) => (count === 1 ? '1 file chosen' : `${count} files chosen`),
 *   }}
 * />
 */
export const FileUpload = (props: FileUploadProps) => {
  const { label, optional, hint, error, id, name, prompt, messages, removeLabel, formatSize } = props
  const { accept, maxFiles = 1, required, disabled, uploadOf } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { files, problems, readInput, remove } = useFiles(input, props)
  const shownError = problems.length > 0 ? problems.join(' ') : error
  return (
    <div>
      <Field label={label} optional={optional} hint={hint} error={shownError} id={id}>
        {(control) => (
          <div className={css.fileUploadZone[isOver ? 'over' : 'idle']}>
            <span className={css.fileUploadPrompt}>
              <PlusIcon size={18} /> {prompt}
            </span>
            <input
              {...control}
              ref={input}
              className={css.fileUploadInput}
              type="file"
              name={name}
              accept={accept}
              multiple={maxFiles > 1}
              required={required}
              disabled={disabled}
              onChange={readInput}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </div>
        )}
      </Field>
      <Hidden when="visually" as="div">
        <div role="status">{files.length > 0 ? messages.count(files.length) : null}</div>
        <div role="alert">{problems.join(' ')}</div>
      </Hidden>
      {files.length > 0 ? (
        <ul className={css.fileUploadList}>
          {files.map((file) => (
            <ChosenFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              size={formatSize(file.size)}
              upload={uploadOf?.(file)}
              removeLabel={removeLabel(file)}
              onRemove={
                disabled
                  ? undefined
                  : () => {
                      remove(file)
                      // The button that had the focus is removed.
                      input.current?.focus()
                    }
              }
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
