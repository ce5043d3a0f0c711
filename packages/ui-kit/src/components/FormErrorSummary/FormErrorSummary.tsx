import { useEffect, useRef } from 'react'
import { link, list, summary, title as titleClass } from './FormErrorSummary.css.ts'

export interface FormErrorSummaryProps {
  readonly title: string
  /** Each names a field by its id; nothing is shown when there are none. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  /** The answer that the errors came with: another one takes the focus anew, also where it says the same. */
  readonly of?: unknown
}

/** What is wrong with a form, above it: it takes the focus with every answer, and links lead to the fields. */
export const FormErrorSummary = ({ title, errors, of }: FormErrorSummaryProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const occasion = of ?? errors.map((error) => error.fieldId + error.message).join()
  useEffect(() => {
    if (occasion) frame.current?.focus()
  }, [occasion])
  if (errors.length === 0) return null
  return (
    <div className={summary} ref={frame} role="alert" tabIndex={-1}>
      <p className={titleClass}>{title}</p>
      <ul className={list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a
              className={link}
              href={`#${fieldId}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId)
                if (!field) return
                event.preventDefault()
                field.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
