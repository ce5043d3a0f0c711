import type { ReactNode } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Link } from '../Link/Link.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import { Text } from '../Text/Text.tsx'
import { swatchGroupChoice, swatchGroupHeader, swatchGroupInput, swatchGroupRow } from './SwatchGroup.css.ts'

/** A choice of a swatch group. */
export interface SwatchChoice {
  readonly value: string
  readonly label: string
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** The URL of the choice. Set it on all choices or on none. */
  readonly href?: string | undefined
  readonly disabled?: boolean | undefined
}

/** The props of `SwatchGroup`. */
export interface SwatchGroupProps {
  readonly legend: string
  /** The name of the current choice, shown beside the legend. */
  readonly current?: ReactNode
  readonly choices: readonly SwatchChoice[]
  readonly value: string
  /** The form name of the radio group; links do not use it. */
  readonly name: string
  readonly onChange?: ((value: string) => void) | undefined
}

/** A choice of swatches: radio buttons, or links if the choices have a URL. */
export const SwatchGroup = ({ legend, current, choices, value, name, onChange }: SwatchGroupProps) => (
  <fieldset>
    <legend className={swatchGroupHeader}>
      {legend}
      <Text as="span" size="small" tone="muted" weight="regular">
        {current}
      </Text>
    </legend>
    <div className={swatchGroupRow}>
      {choices.map(({ value: own, label, image, href, disabled }) =>
        href === undefined ? (
          <label key={own} className={swatchGroupChoice} title={label}>
            <input
              className={swatchGroupInput}
              type="radio"
              name={name}
              value={own}
              defaultChecked={own === value}
              disabled={disabled}
              onChange={() => onChange?.(own)}
            />
            <Swatch>{image}</Swatch>
            <Hidden when="visually">{label}</Hidden>
          </label>
        ) : (
          <Link
            key={own}
            className={swatchGroupChoice}
            href={href}
            title={label}
            aria-current={own === value ? 'true' : undefined}
          >
            <Swatch>{image}</Swatch>
            <Hidden when="visually">{label}</Hidden>
          </Link>
        ),
      )}
    </div>
  </fieldset>
)
