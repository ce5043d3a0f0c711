import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { control, error as errorClass, label as labelClass } from '../Field/Field.css.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { applied as appliedClass, row } from './PromoCode.css.ts'

export interface PromoCodeProps {
  /** "Add a promo code" */
  readonly label: string
  readonly fieldLabel: string
  readonly name: string
  readonly submit: string
  readonly id: string
  readonly error?: ReactNode
  /** What was typed, when it comes back with an error. */
  readonly value?: string | undefined
  readonly loading?: boolean | undefined
  /** Codes in force: `Chip`s that remove themselves. */
  readonly applied?: ReactNode
}

/** A quiet way to a promo code. Put it inside a `<form>`; it opens itself when there is an error. */
export const PromoCode = ({
  label,
  fieldLabel,
  name,
  submit,
  id,
  error,
  value,
  loading,
  applied,
}: PromoCodeProps) => (
  <div>
    {applied ? <div className={appliedClass}>{applied}</div> : null}
    <Disclosure label={label} open={Boolean(error)}>
      <label className={labelClass} htmlFor={id}>
        {fieldLabel}
      </label>
      <div className={row}>
        <input
          // Made anew when it was refused without its value: it is empty again.
          key={`${Boolean(error && !value)}`}
          // biome-ignore lint/a11y/noAutofocus: the focus was in this form when it was sent, and goes nowhere else.
          autoFocus={Boolean(error && !value)}
          className={control({ size: 'm' })}
          id={id}
          name={name}
          defaultValue={value}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Button type="submit" tone="secondary" size="s" loading={loading}>
          {submit}
        </Button>
      </div>
      {error ? (
        <p className={errorClass} id={`${id}-error`} role="alert">
          <AlertIcon size={18} /> {error}
        </p>
      ) : null}
    </Disclosure>
  </div>
)
