import { forwardRef, useState } from 'react'
import { fieldControl } from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import { passwordInput, passwordInputFrame, passwordInputToggle } from './PasswordInput.css.ts'
import { type PasswordRule, PasswordRules } from './PasswordRules.tsx'

/** The props of `PasswordInput`. */
export interface PasswordInputProps extends FieldTexts, Omit<NativeAttributes<'input'>, 'type' | 'value'> {
  /** The rules of a new password, which are checked off below the field. */
  readonly rules?: readonly PasswordRule[] | undefined
  /** The texts for screen readers that describe the state of a rule: met, or not yet met (`open`). */
  readonly ruleStates?: { readonly met: string; readonly open: string } | undefined
  /** For example "Show" and "Hide". */
  readonly labels: { readonly show: string; readonly hide: string }
}

/**
 * A password field with a button that shows the password. Below the field it can list the rules of a new password.
 * Set `autoComplete`.
 */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(
  ({ label, optional, hint, error, id, rules, ruleStates, labels, onChange, ...rest }, ref) => {
    const [shown, setShown] = useState(false)
    const [typed, setTyped] = useState('')
    const below = rules ? <PasswordRules rules={rules} value={typed} states={ruleStates} /> : hint
    return (
      <Field label={label} optional={optional} hint={below} error={error} id={id}>
        {(wiring) => (
          <div className={passwordInputFrame}>
            <input
              {...rest}
              {...wiring}
              ref={ref}
              type={shown ? 'text' : 'password'}
              className={`${fieldControl()} ${passwordInput}`}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                onChange?.(event)
              }}
            />
            <button
              type="button"
              className={passwordInputToggle}
              aria-pressed={shown}
              aria-controls={wiring.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? labels.hide : labels.show}
            </button>
          </div>
        )}
      </Field>
    )
  },
)
PasswordInput.displayName = 'PasswordInput'
