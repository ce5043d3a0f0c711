import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { MinusIcon } from '../Icon/MinusIcon.tsx'
import { PlusIcon } from '../Icon/PlusIcon.tsx'
import { clampQuantity } from './clampQuantity.ts'
import {
  quantityStepper,
  quantityStepperButton,
  quantityStepperInput,
  quantityStepperMiddle,
} from './QuantityStepper.css.ts'
import type { quantityStepperSizes } from './QuantityStepper.variants.ts'

/** The props of `QuantityStepper`. */
export interface QuantityStepperProps {
  /** The form name of the number. */
  readonly name: string
  readonly label: string
  readonly labels: { readonly decrease: string; readonly increase: string }
  readonly defaultValue?: number | undefined
  /**
   * The saved number. When this prop changes, the field shows the new value. Until the next change, the shopper can set
   * another number.
   */
  readonly value?: number | undefined
  /** Resets the field to `value` whenever this key changes. Change the key when a number was rejected. */
  readonly resetKey?: unknown
  /** The smallest number that can be typed. The buttons stop at one step, because 0 removes the item. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  /** The unit, which is part of the accessible name: "yd", "rolls". */
  readonly unit?: ReactNode
  readonly size?: (typeof quantityStepperSizes)[number] | undefined
  readonly disabled?: boolean | undefined
  /**
   * Called with each press of a button. A typed number is reported when the shopper leaves the field, or presses Enter, before the form is submitted.
   * It can be the number that the field had before.
   */
  readonly onChange?: ((value: number) => void) | undefined
  /**
   * Called when the typed text is not a valid quantity. The text stays in the field, and the first Tab keeps the focus in
   * the field. Show a message with `errorId` then. Without `onRefuse` the browser validates the field on submit.
   */
  readonly onRefuse?: (() => void) | undefined
  /** The id of the error message of the number. */
  readonly errorId?: string | undefined
  /**
   * The form name of the buttons. With a name and without `onChange`, the buttons submit the form with the value
   * "decrease" or "increase". Without a name, the buttons require JavaScript, but the number can still be typed.
   */
  readonly submitName?: string | undefined
}

/** A number field with buttons that decrease and increase it. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a number that was typed before hydration.
  useEffect(() => {
    const input = field.current
    if (!input || input === document.activeElement || !input.checkValidity()) return
    if (input.valueAsNumber !== current) set(input.valueAsNumber)
  }, [])
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `resetKey` restores the saved number.
  useEffect(() => {
    if (!isFirst.current && field.current && props.value !== undefined) {
      field.current.value = String(props.value)
      setCurrent(props.value)
    }
    isFirst.current = false
  }, [props.value, props.resetKey])

  const lowest = Math.max(min, step)
  const move = (by: number) => (event: MouseEvent) => {
    // Without `onChange` the buttons submit the form.
    if (submitName && !onChange) return
    event.preventDefault()
    const typed = field.current?.checkValidity() ? field.current.valueAsNumber : current
    set(clampQuantity(typed + by, lowest, max))
  }
  const commitTyped = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (!currentTarget.checkValidity()) return
    set(currentTarget.valueAsNumber)
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    // With `submitName`, Enter submits the form with the number.
    if (key === 'Enter' && !submitName && currentTarget.checkValidity()) set(currentTarget.valueAsNumber)
    // Only once, so that the next Tab leaves the field.
    if (key === 'Tab' && onRefuse && !errorId && !currentTarget.checkValidity()) event.preventDefault()
  }
  // A button at its limit does nothing but stays focusable: a disabled button would lose the focus.
  const button = (act: 'decrease' | 'increase', by: number, atBound: boolean) => ({
    className: quantityStepperButton,
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
    <div className={quantityStepper({ size })} role="group" aria-label={label}>
      {/* Enter in the number presses the form's first button: this one, which changes nothing else. */}
      {submitName ? <button type="submit" hidden tabIndex={-1} aria-hidden="true" /> : null}
      <button {...button('decrease', -step, current <= lowest)}>
        <MinusIcon size={18} />
      </button>
      <label className={quantityStepperMiddle} dir="auto">
        <input
          ref={field}
          className={quantityStepperInput}
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
          onBlur={commitTyped}
          onKeyDown={pressKey}
          {...(onRefuse
            ? {
                onInvalid: (event) => {
                  event.preventDefault()
                  onRefuse()
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
