import type { ReactNode } from 'react'
import { fieldError } from '../Field/Field.css.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { RadioCard, type RadioOption } from './RadioCard.tsx'
import { radioCardOptions, radioCardsHeader } from './RadioCards.css.ts'
import type { radioCardsLayouts } from './RadioCards.variants.ts'

/** The props of `RadioCards`. */
export interface RadioCardsProps {
  readonly legend: ReactNode
  /** A link beside the legend: "Compare all 19". */
  readonly action?: ReactNode
  readonly name: string
  readonly options: readonly RadioOption[]
  /** The controlled value; requires `onChange`. For an uncontrolled group use `defaultValue`, the initial value. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  /** `rows`: for shipping and payment methods. `cards`: for materials with an image. */
  readonly layout?: (typeof radioCardsLayouts)[number] | undefined
  readonly error?: ReactNode
  readonly id?: string | undefined
}

/** A radio group whose options have notes, prices or images. */
export const RadioCards = ({
  legend,
  action,
  name,
  options,
  value,
  defaultValue,
  onChange,
  layout = 'rows',
  error,
  id,
}: RadioCardsProps) => (
  <fieldset id={id} tabIndex={id ? -1 : undefined}>
    <legend className={radioCardsHeader}>
      {legend}
      {action}
    </legend>
    <div className={radioCardOptions[layout]}>
      {options.map((option) => (
        <RadioCard
          key={option.value}
          name={name}
          option={option}
          layout={layout}
          chosen={value}
          chosenAtFirst={defaultValue}
          onChange={onChange}
        />
      ))}
    </div>
    {error ? (
      <p className={fieldError}>
        <AlertIcon size={18} /> {error}
      </p>
    ) : null}
  </fieldset>
)
