import { forwardRef, type ReactNode, useId } from 'react'
import type { NativeAttributes } from '../Field/nativeAttributes.ts'
import { switchHint, switchLabel, switchTrack } from './Switch.css.ts'

/** The props of `Switch`. */
export interface SwitchProps extends Omit<NativeAttributes<'input'>, 'type' | 'role'> {
  readonly children: ReactNode
  readonly hint?: ReactNode
  readonly id?: string | undefined
}

/** Turns a setting on or off with immediate effect. It is a checkbox, so a form submits it without JavaScript. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(({ children, hint, id, ...rest }, ref) => {
  const own = useId()
  return (
    <label className={switchLabel}>
      <input
        {...rest}
        ref={ref}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is on.
        role="switch"
        className={switchTrack}
        aria-describedby={hint ? own : undefined}
      />
      <span>{children}</span>
      {hint ? (
        <span className={switchHint} id={own}>
          {hint}
        </span>
      ) : null}
    </label>
  )
})
Switch.displayName = 'Switch'
