import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { fieldControl, fieldError, fieldLabel as fieldLabelClass } from '../Field/Field.css.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { appliedPromoCode, promoCodeRow } from './PromoCode.css.ts'

/** The props of `PromoCode`. */
export interface PromoCodeProps {
  /** For example "Add a promo code". */
  readonly label: string
  readonly fieldLabel: string
  readonly name: string
  readonly submit: string
  readonly id: string
  readonly error?: ReactNode
  /** The submitted code, when it was rejected. */
  readonly value?: string | undefined
  readonly loading?: boolean | undefined
  /** The active codes: removable `Chip`s. */
  readonly applied?: ReactNode
}

/**
 * A control that opens a field for a promo code in place. Put it inside a `<form>`. The field is open when there is an
 * error. Give the form a `key` that changes with the active codes: when a code was applied, the field is closed and empty.
 * Then move the focus to the codes, because the pressed button is gone.
 */
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
    {applied ? <div className={appliedPromoCode}>{applied}</div> : null}
    <Disclosure label={label} open={Boolean(error)}>
      <label className={fieldLabelClass} htmlFor={id}>
        {fieldLabel}
      </label>
      <div className={promoCodeRow}>
        <input
          // When a code was rejected and `value` is not set, the key changes, so that React replaces the field with
          // an empty one.
          key={`${Boolean(error && !value)}`}
          // biome-ignore lint/a11y/noAutofocus: the focus stays in the form that was submitted.
          autoFocus={Boolean(error && !value)}
          className={fieldControl({ size: 'm' })}
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
        <p className={fieldError} id={`${id}-error`} role="alert">
          <AlertIcon size={18} /> {error}
        </p>
      ) : null}
    </Disclosure>
  </div>
)
