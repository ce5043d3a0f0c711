import type { ReactNode } from 'react'
import { radioInput } from '../Checkbox/Checkbox.css.ts'
import * as css from './RadioCards.css.ts'
import type { radioCardsLayouts } from './RadioCards.variants.ts'

/** An option of `RadioCards`. */
export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly note?: ReactNode
  /** A price, at the end of a row or below the note of a card. */
  readonly aside?: ReactNode
  /** For cards: an `Image` with ratio `fill`. */
  readonly image?: ReactNode
  readonly disabled?: boolean | undefined
  /** Content below the selected row, also without JavaScript, such as the fields of a payment method. */
  readonly more?: ReactNode
}

interface RadioCardProps {
  readonly name: string
  readonly option: RadioOption
  readonly layout: (typeof radioCardsLayouts)[number]
  readonly chosen: string | undefined
  readonly chosenAtFirst: string | undefined
  readonly onChange: ((value: string) => void) | undefined
}

/** One option of `RadioCards`, as a row or a card. */
export const RadioCard = ({ name, option, layout, chosen, chosenAtFirst, onChange }: RadioCardProps) => {
  const rows = layout === 'rows'
  const checked =
    chosen === undefined
      ? { defaultChecked: option.value === chosenAtFirst }
      : { checked: option.value === chosen }
  return (
    <>
      <label className={rows ? css.radioCardsRow : css.radioCard}>
        <input
          type="radio"
          className={rows ? radioInput : css.radioCardInput}
          name={name}
          value={option.value}
          disabled={option.disabled}
          onChange={() => onChange?.(option.value)}
          {...checked}
        />
        {option.image ? <span className={css.radioCardsImage}>{option.image}</span> : null}
        <span>
          <span className={css.radioCardsLabel}>{option.label}</span>
          {option.note ? <span className={css.radioCardsNote}>{option.note}</span> : null}
          {rows ? null : <span className={css.radioCardsAside}>{option.aside}</span>}
        </span>
        {rows ? <span className={css.radioCardsAside}>{option.aside}</span> : null}
      </label>
      {rows && option.more ? <div className={css.radioCardsMore}>{option.more}</div> : null}
    </>
  )
}
