import { type ReactNode, useId } from 'react'
import { fieldError } from '../Field/Field.css.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import * as css from './RangeSlider.css.ts'
import { useRange } from './useRange.ts'

/** A range of numbers: the lower and the upper end. */
export type RangeValue = readonly [low: number, high: number]

/** The props of `RangeSlider`. */
export interface RangeSliderProps {
  /** The visible name of the range: "Price". */
  readonly legend: ReactNode
  /** The accessible names of the thumbs: "Lowest price" and "Highest price". */
  readonly labels: { readonly low: string; readonly high: string }
  /** The form names of the ends. */
  readonly names: { readonly low: string; readonly high: string }
  readonly min: number
  readonly max: number
  /** The distance between two values, by default 1. */
  readonly step?: number | undefined
  /** The initial range, by default from `min` to `max`. */
  readonly defaultValue?: RangeValue | undefined
  /** The saved range. When this prop changes, the thumbs move to it. Until then, the visitor can choose another range. */
  readonly value?: RangeValue | undefined
  /** Called while a thumb moves. */
  readonly onChange?: ((value: RangeValue) => void) | undefined
  /** Called when a thumb is released, or after a key: the time to load results. */
  readonly onCommit?: ((value: RangeValue) => void) | undefined
  /** Formats a value: "$14". Screen readers read it, and the range is shown as text. */
  readonly format: (value: number) => string
  /** Formats the shown range, by default both values with a dash between them. */
  readonly formatRange?: ((low: string, high: string) => string) | undefined
  readonly disabled?: boolean | undefined
  /** The error message. */
  readonly error?: ReactNode
  /** The id for links from a `FormErrorSummary`. */
  readonly id?: string | undefined
}

const withDash = (low: string, high: string): string => `${low} – ${high}`

/**
 * A range between two numbers: two native sliders on one track, whose thumbs stop at each other. Without JavaScript both
 * move and are submitted, but can pass each other, so a server should order the two values.
 *
 * @example
 * <RangeSlider
 *   legend="Price"
 *   labels={{ low: 'Lowest price', high: 'Highest price' }}
 *   names={{ low: 'price-from', high: 'price-to' }}
 *   min={10}
 *   max={60}
 *   format={(dollars) => `$${dollars}`}
 * />
 */
export const RangeSlider = (props: RangeSliderProps) => {
  const { legend, labels, names, min, max, step = 1, format, formatRange = withDash, disabled } = props
  const { error, id } = props
  const errorId = useId()
  const { low, high, initial, lowRef, highRef, follow } = useRange(props)
  const share = (value: number): number => ((value - min) / (max - min)) * 100
  // A thumb at the end of the track is above the other one, which could not move on from there.
  const isLowAbove = share(low) > 50
  const shared = { min, max, step, disabled, onChange: follow }
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} aria-describedby={error ? errorId : undefined}>
      <legend className={css.rangeSliderLegend}>{legend}</legend>
      <p className={css.rangeSliderValues} aria-hidden="true">
        {formatRange(format(low), format(high))}
      </p>
      <div className={css.rangeSliderStage}>
        <svg className={css.rangeSliderTrack} aria-hidden="true">
          <rect className={css.rangeSliderLine} width="100%" height="100%" />
          <rect
            className={css.rangeSliderRange}
            x={`${share(low)}%`}
            width={`${Math.max(share(high) - share(low), 0)}%`}
            height="100%"
          />
        </svg>
        <input
          type="range"
          {...shared}
          ref={lowRef}
          className={css.rangeSliderInput[isLowAbove ? 'above' : 'below']}
          name={names.low}
          defaultValue={initial[0]}
          aria-label={labels.low}
          aria-valuetext={format(low)}
        />
        <input
          type="range"
          {...shared}
          ref={highRef}
          className={css.rangeSliderInput.below}
          name={names.high}
          defaultValue={initial[1]}
          aria-label={labels.high}
          aria-valuetext={format(high)}
        />
      </div>
      {error ? (
        <p className={fieldError} id={errorId}>
          <AlertIcon size={18} /> {error}
        </p>
      ) : null}
    </fieldset>
  )
}
