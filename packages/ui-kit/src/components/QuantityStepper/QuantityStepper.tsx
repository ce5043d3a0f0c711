import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { MinusIcon } from '../Icon/MinusIcon.tsx'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { clampQuantity } from './clampQuantity.ts'
import { button as buttonClass, input, middle, stepper } from './QuantityStepper.css.ts'

export interface QuantityStepperProps {
  /** Name of the number in the form. */
  readonly name: string
  readonly label: string
  readonly labels: { readonly decrease: string; readonly increase: string }
  readonly defaultValue?: number | undefined
  /** The saved number. The field takes it over whenever it changes; between changes the field holds what the shopper set. */
  readonly value?: number | undefined
  /** Puts `value` back into the field whenever this changes: after the number that was set has been refused. */
  readonly resetKey?: unknown
  /** The smallest number that can be typed. The buttons stop before 0, which takes something away. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  /** "yd", "rolls"; read as part of the field's name. */
  readonly unit?: ReactNode
  readonly size?: 'm' | 'l' | undefined
  readonly disabled?: boolean | undefined
  readonly onChange?: ((value: number) => void) | undefined
  /**
   * Told when something was typed that is no such number: it stays in the field, and the focus stays once, too. Show a
   * message with `errorId` then. Left out, the browser tells when the form is sent.
   */
  readonly onRefuse?: (() => void) | undefined
  /** Id of the message that says what is wrong with the number. */
  readonly errorId?: string | undefined
  /**
   * Name of the buttons in the form: they submit it with "decrease" or "increase", until script listens with `onChange`.
   * Left out, they need script; the number can always be typed.
   */
  readonly submitName?: string | undefined
}

/** A number with a button on either side. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const { name, label, labels, min = 1, max, step = 1, unit, size, disabled, onChange, submitName } = props
  const { onRefuse, errorId } = props
  const [current, setCurrent] = useState(props.value ?? props.defaultValue ?? min)
  const field = useRef<HTMLInputElement>(null)
  const set = (next: number) => {
    if (field.current) field.current.value = String(next)
    setCurrent(next)
    onChange?.(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a number that was typed before hydration, unless it is still being typed.
  useEffect(() => {
    const input = field.current
    if (!input || input === document.activeElement || !input.checkValidity()) return
    if (input.valueAsNumber !== current) set(input.valueAsNumber)
  }, [])
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key puts the saved number back, which is the same.
  useEffect(() => {
    if (!isFirst.current && field.current && props.value !== undefined) {
      field.current.value = String(props.value)
      setCurrent(props.value)
    }
    isFirst.current = false
  }, [props.value, props.resetKey])

  const lowest = Math.max(min, step)
  const move = (by: number) => (event: MouseEvent) => {
    // Without a listener the buttons submit, and the form handles the change.
    if (submitName && !onChange) return
    event.preventDefault()
    const typed = field.current?.checkValidity() ? field.current.valueAsNumber : current
    set(clampQuantity(typed + by, lowest, max))
  }
  const take = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (!currentTarget.checkValidity()) return
    set(currentTarget.valueAsNumber)
  }
  // At its bound a button still takes the focus, which a disabled one would drop; pressed, it does nothing.
  const button = (act: 'decrease' | 'increase', by: number, atBound: boolean) => ({
    className: buttonClass,
    'aria-label': labels[act],
    'aria-disabled': disabled || atBound || undefined,
    disabled,
    ...(submitName && !atBound
      ? { type: 'submit' as const, name: submitName, value: act }
      : { type: 'button' as const }),
    ...(atBound ? {} : { onClick: move(by) }),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div className={stepper({ size })} role="group" aria-label={label}>
      {/* Enter in the number presses the form's first button: this one, which changes nothing else. */}
      {submitName ? <button type="submit" hidden tabIndex={-1} aria-hidden="true" /> : null}
      <button {...button('decrease', -step, current <= lowest)}>
        <MinusIcon size={18} />
      </button>
      <label className={middle}>
        <input
          ref={field}
          className={input}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          step={step}
          required
          defaultValue={current}
          disabled={disabled}
          aria-label={label}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onBlur={take}
          {...(onRefuse
            ? {
                onInvalid: (event) => {
                  event.preventDefault()
                  onRefuse()
                },
                // Once: whoever presses Tab again goes on.
                onKeyDown: (event) => {
                  if (event.key === 'Tab' && !errorId && !event.currentTarget.checkValidity())
                    event.preventDefault()
                },
              }
            : {})}
        />
        {unit}
      </label>
      <button {...button('increase', step, max !== undefined && current >= max)}>
        <PlusIcon size={18} />
      </button>
    </div>
  )
}
