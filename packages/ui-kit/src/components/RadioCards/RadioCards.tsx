import type { ReactNode } from 'react'
import { error as errorClass } from '../Field/Field.css.ts'
import { AlertIcon } from '../Icon/AlertIcon.tsx'
import { RadioCard, type RadioOption } from './RadioCard.tsx'
import { head, options as optionsClass } from './RadioCards.css.ts'

export interface RadioCardsProps {
  readonly legend: ReactNode
  /** Beside the legend: "Compare all 19". */
  readonly action?: ReactNode
  readonly name: string
  readonly options: readonly RadioOption[]
  /** Chosen now (controlled with `onChange`) or at first. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  /** `rows`: delivery, payment. `cards`: materials with a picture. */
  readonly layout?: 'rows' | 'cards' | undefined
  readonly error?: ReactNode
  readonly id?: string | undefined
}

/** One of several, each with room to explain itself. */
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
    <legend className={head}>
      {legend}
      {action}
    </legend>
    <div className={optionsClass[layout]}>
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
      <p className={errorClass}>
        <AlertIcon size={18} /> {error}
      </p>
    ) : null}
  </fieldset>
)
