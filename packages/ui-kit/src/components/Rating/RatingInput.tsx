import { type ReactNode, useId } from 'react'
import { fieldError } from '../Field/Field.css.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import * as css from './RatingInput.css.ts'
import { STAR, STAR_GRID } from './star.ts'

/** The props of `RatingInput`. */
export interface RatingInputProps {
  /** The visible name of the group: "Your rating". */
  readonly legend: ReactNode
  /** The form name of the rating. Its value is the number of stars: "1" to "5". */
  readonly name: string
  /** A text for each number of stars, from one star up: "1 star: poor". The text of the chosen rating is visible. */
  readonly labels: readonly string[]
  /** The controlled number of stars, 0 for none; requires `onChange`. */
  readonly value?: number | undefined
  /** The initial number of stars. By default no rating is chosen. */
  readonly defaultValue?: number | undefined
  /** Called with the number of stars when another rating is chosen. */
  readonly onChange?: ((value: number) => void) | undefined
  /** Whether the form requires a rating. */
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** A text below the stars while no rating is chosen: "Choose one to five stars". */
  readonly hint?: ReactNode
  /** The error message. */
  readonly error?: ReactNode
  /** The id for links from a `FormErrorSummary`. */
  readonly id?: string | undefined
}

/**
 * A choice of one to five stars: radio buttons, so it works without JavaScript and with the arrow keys. The text of the
 * chosen rating, or of the one under the mouse, is shown below the stars.
 *
 * @example
 * <RatingInput
 *   legend="Your rating"
 *   name="rating"
 *   labels={['1 star: poor', '2 stars: fair', '3 stars: good', '4 stars: very good', '5 stars: excellent']}
 * />
 */
export const RatingInput = ({
  legend,
  name,
  labels,
  value,
  defaultValue,
  onChange,
  required,
  disabled,
  hint,
  error,
  id,
}: RatingInputProps) => {
  const own = useId()
  const errorId = `${own}-error`
  const hintId = `${own}-hint`
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      disabled={disabled}
      aria-describedby={[error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined}
    >
      <legend className={css.ratingInputLegend}>{legend}</legend>
      <div className={css.ratingInputStars}>
        {labels.map((label, index) => (
          <label key={label} className={css.ratingInputStar}>
            <input
              className={css.ratingInputRadio}
              type="radio"
              name={name}
              value={index + 1}
              required={required}
              onChange={() => onChange?.(index + 1)}
              {...(value === undefined
                ? { defaultChecked: index + 1 === defaultValue }
                : { checked: index + 1 === value })}
            />
            <svg className={css.ratingInputIcon} viewBox={`0 0 ${STAR_GRID} ${STAR_GRID}`} aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className={css.ratingInputText}>{label}</span>
          </label>
        ))}
        {hint ? (
          <span className={css.ratingInputHint} id={hintId}>
            {hint}
          </span>
        ) : null}
      </div>
      {error ? (
        <p className={fieldError} id={errorId}>
          <AlertIcon size={18} /> {error}
        </p>
      ) : null}
    </fieldset>
  )
}
