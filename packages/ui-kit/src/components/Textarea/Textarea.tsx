import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldLook } from '../Field/Field.tsx'
import type { Native } from '../Field/native.ts'
import { area as areaClass, count } from './Textarea.css.ts'

/** How much of a limit is used. */
export interface TextareaCount {
  /** In words: "120 characters left", "3 characters too many". */
  readonly text: string
  /** Whether there is more than the limit allows. */
  readonly state: 'within' | 'over'
}

export interface TextareaProps extends FieldLook, Native<'textarea'> {
  /**
   * Counts what stands in the field, by the rule that it is checked with afterwards. Give it in the place of `maxLength`,
   * which counts an emoji as several characters and cuts off what is pasted.
   */
  readonly counter?: ((text: string) => TextareaCount) | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Several lines, with a count of what is left where there is a limit. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(
  ({ label, optional, hint, error, id, counter, onChange, ...rest }, ref) => {
    const [typed, setTyped] = useState(textOf(rest.defaultValue))
    const area = useRef<HTMLTextAreaElement>(null)
    useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current)
    // What was typed before hydration counts, too.
    useEffect(() => setTyped(area.current?.value ?? ''), [])
    const counted = counter?.(rest.value === undefined ? typed : textOf(rest.value))
    const below = counted ? (
      <>
        <span className={count[counted.state]}>{counted.text}</span>
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
            className={`${control()} ${areaClass}`}
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
