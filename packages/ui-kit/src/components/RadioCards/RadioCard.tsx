import type { ReactNode } from 'react'
import { radio } from '../Checkbox/Checkbox.css.ts'
import * as css from './RadioCards.css.ts'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly note?: ReactNode
  /** On the right of a row, below the note of a card: a price. */
  readonly aside?: ReactNode
  /** For cards: a `Picture` with ratio `fill`. */
  readonly picture?: ReactNode
  readonly disabled?: boolean | undefined
  /** Below the row while it is chosen, also without script: the fields of a payment method. */
  readonly more?: ReactNode
}

interface RadioCardProps {
  readonly name: string
  readonly option: RadioOption
  readonly layout: 'rows' | 'cards'
  readonly chosen: string | undefined
  readonly chosenAtFirst: string | undefined
  readonly onChange: ((value: string) => void) | undefined
}

export const RadioCard = ({ name, option, layout, chosen, chosenAtFirst, onChange }: RadioCardProps) => {
  const rows = layout === 'rows'
  const checked =
    chosen === undefined
      ? { defaultChecked: option.value === chosenAtFirst }
      : { checked: option.value === chosen }
  return (
    <>
      <label className={rows ? css.row : css.card}>
        <input
          type="radio"
          className={rows ? radio : css.cardInput}
          name={name}
          value={option.value}
          disabled={option.disabled}
          onChange={() => onChange?.(option.value)}
          {...checked}
        />
        {option.picture ? <span className={css.picture}>{option.picture}</span> : null}
        <span>
          <span className={css.label}>{option.label}</span>
          {option.note ? <span className={css.note}>{option.note}</span> : null}
          {rows ? null : <span className={css.aside}>{option.aside}</span>}
        </span>
        {rows ? <span className={css.aside}>{option.aside}</span> : null}
      </label>
      {rows && option.more ? <div className={css.more}>{option.more}</div> : null}
    </>
  )
}
