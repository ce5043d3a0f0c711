import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { fieldControl } from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import { textarea, textareaCount } from './Textarea.css.ts'

/** The result of `counter`: a message, and whether the text exceeds the limit. */
export interface TextareaCount {
  /** The message: "120 characters left", "3 characters too many". */
  readonly text: string
  /** Whether the text exceeds the limit. */
  readonly state: 'within' | 'over'
}

/** The props of `Textarea`. */
export interface TextareaProps extends FieldTexts, NativeAttributes<'textarea'> {
  /**
   * Counts the text by the same rule as the validation of the submitted form. Use it instead of `maxLength`, which
   * counts an emoji as several characters and truncates pasted text.
   */
  readonly counter?: ((text: string) => TextareaCount) | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A multi-line text field, with a character count if there is a limit. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(
  ({ label, optional, hint, error, id, counter, onChange, ...rest }, ref) => {
    const [typed, setTyped] = useState(textOf(rest.defaultValue))
    const area = useRef<HTMLTextAreaElement>(null)
    useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current)
    // Includes text that was typed before hydration.
    useEffect(() => setTyped(area.current?.value ?? ''), [])
    const counted = counter?.(rest.value === undefined ? typed : textOf(rest.value))
    const below = counted ? (
      <>
        <span className={textareaCount[counted.state]}>{counted.text}</span>
        {hint}
      </>
    ) : (
      hint
    )
    return (
      <Field label={label} optional={optional} hint={below} error={error} id={id}>
        {(wiring) => (
          <textarea
            rows={4}
            {...rest}
            {...wiring}
            ref={area}
            className={`${fieldControl()} ${textarea}`}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              onChange?.(event)
            }}
          />
        )}
      </Field>
    )
  },
)
Textarea.displayName = 'Textarea'
