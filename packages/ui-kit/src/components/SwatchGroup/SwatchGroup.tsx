import type { ReactNode } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Link } from '../Link/Link.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import { Text } from '../Text/Text.tsx'
import { choice, head, input, row } from './SwatchGroup.css.ts'

export interface SwatchChoice {
  readonly value: string
  readonly label: string
  /** A `Picture` with ratio `fill`. */
  readonly picture: ReactNode
  /** Where each choice is a page of its own. Given on all or none. */
  readonly href?: string | undefined
  readonly disabled?: boolean | undefined
}

export interface SwatchGroupProps {
  readonly legend: string
  /** Name of the current choice, beside the legend. */
  readonly current?: ReactNode
  readonly choices: readonly SwatchChoice[]
  readonly value: string
  /** Form name of the radio group; not used for links. */
  readonly name: string
  readonly onChange?: ((value: string) => void) | undefined
}

/** One of several swatches: a radio group, or links when the choices have addresses. */
export const SwatchGroup = ({ legend, current, choices, value, name, onChange }: SwatchGroupProps) => (
  <fieldset>
    <legend className={head}>
      {legend}
      <Text as="span" size="small" tone="soft" weight="regular">
        {current}
      </Text>
    </legend>
    <div className={row}>
      {choices.map(({ value: own, label, picture, href, disabled }) =>
        href === undefined ? (
          <label key={own} className={choice} title={label}>
            <input
              className={input}
              type="radio"
              name={name}
              value={own}
              defaultChecked={own === value}
              disabled={disabled}
              onChange={() => onChange?.(own)}
            />
            <Swatch>{picture}</Swatch>
            <Hidden when="visually">{label}</Hidden>
          </label>
        ) : (
          <Link
            key={own}
            className={choice}
            href={href}
            title={label}
            aria-current={own === value ? 'true' : undefined}
          >
            <Swatch>{picture}</Swatch>
            <Hidden when="visually">{label}</Hidden>
          </Link>
        ),
      )}
    </div>
  </fieldset>
)
