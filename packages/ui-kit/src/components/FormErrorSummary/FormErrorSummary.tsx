import { useEffect, useRef } from 'react'
import {
  formErrorSummary,
  formErrorSummaryLink,
  formErrorSummaryList,
  formErrorSummaryTitle,
} from './FormErrorSummary.css.ts'

/** The props of `FormErrorSummary`. */
export interface FormErrorSummaryProps {
  readonly title: string
  /** The messages with the ids of their fields. Without errors nothing is rendered. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  /** The response that contained the errors. A new response takes the focus again, even with the same errors. */
  readonly response?: unknown
}

/** The errors of a form with links to the fields. It takes the focus with every response. */
export const FormErrorSummary = ({ title, errors, response }: FormErrorSummaryProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const responseKey = response ?? errors.map((error) => error.fieldId + error.message).join()
  useEffect(() => {
    if (responseKey) frame.current?.focus()
  }, [responseKey])
  if (errors.length === 0) return null
  return (
    <div className={formErrorSummary} ref={frame} role="alert" tabIndex={-1}>
      <p className={formErrorSummaryTitle}>{title}</p>
      <ul className={formErrorSummaryList}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <a
              className={formErrorSummaryLink}
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
