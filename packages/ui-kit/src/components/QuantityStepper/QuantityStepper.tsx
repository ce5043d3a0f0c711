import { type ChangeEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { MinusIcon } from '../Icon/MinusIcon.tsx'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { clampQuantity } from './clampQuantity.ts'
import { button, input, middle, stepper } from './QuantityStepper.css.ts'

export interface QuantityStepperProps {
  /** Name of the number in the form. */
  readonly name: string
  readonly label: string
  readonly labels: { readonly decrease: string; readonly increase: string }
  readonly defaultValue?: number | undefined
  /** Controlled when given. */
  readonly value?: number | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  /** "yd", "rolls"; read as part of the field's name. */
  readonly unit?: ReactNode
  readonly size?: 'm' | 'l' | undefined
  readonly disabled?: boolean | undefined
  readonly onChange?: ((value: number) => void) | undefined
  /**
   * Name of the buttons in the form: they submit it with "decrease" or "increase", until script listens with `onChange`.
   * Left out, they need script; the number can always be typed.
   */
  readonly submitName?: string | undefined
}

/** A number with a button on either side. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const { name, label, labels, min = 1, max, step = 1, unit, size, disabled, onChange, submitName } = props
  const [own, setOwn] = useState(props.defaultValue ?? min)
  const value = props.value ?? own
  const set = (next: number) => {
    setOwn(next)
    onChange?.(next)
  }
  const move = (by: number) => (event: MouseEvent) => {
    // Nobody listens and the buttons submit: the form knows what to do.
    if (submitName && !onChange) return
    event.preventDefault()
    set(clampQuantity(value + by, min, max))
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.valueAsNumber
    if (Number.isFinite(next)) set(clampQuantity(next, min, max))
  }
  const submits = (act: string) =>
    submitName ? ({ type: 'submit', name: submitName, value: act } as const) : ({ type: 'button' } as const)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div className={stepper({ size })} role="group" aria-label={label}>
      {/* Enter in the number presses the form's first button: this one, which changes nothing else. */}
      {submitName ? <button type="submit" hidden tabIndex={-1} aria-hidden="true" /> : null}
      <button
        {...submits('decrease')}
        className={button}
        aria-label={labels.decrease}
        disabled={disabled || value <= min}
        onClick={move(-step)}
      >
        <MinusIcon size={18} />
      </button>
      <label className={middle}>
        <input
          key={value}
          className={input}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          step={step}
          defaultValue={value}
          disabled={disabled}
          aria-label={label}
          onBlur={type}
        />
        {unit}
      </label>
      <button
        {...submits('increase')}
        className={button}
        aria-label={labels.increase}
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={move(step)}
      >
        <PlusIcon size={18} />
      </button>
    </div>
  )
}
