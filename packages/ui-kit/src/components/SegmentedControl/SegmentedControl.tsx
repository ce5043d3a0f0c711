import type { ReactNode } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Link } from '../Link/Link.tsx'
import {
  segmentedControl,
  segmentedControlInput,
  segmentedControlLegend,
  segmentedControlSegment,
} from './SegmentedControl.css.ts'
import type { segmentedControlWidths } from './SegmentedControl.variants.ts'

/** A choice of a segmented control. */
export interface SegmentOption {
  readonly value: string
  readonly label: ReactNode
  /** Only for radio buttons. */
  readonly disabled?: boolean | undefined
  readonly href?: undefined
}

/** A choice with a URL. */
export interface SegmentLink {
  readonly value: string
  readonly label: ReactNode
  readonly href: string
}

interface SegmentedControlLook {
  /** The accessible name of the group; visible with `legendShown`. */
  readonly legend: ReactNode
  readonly legendShown?: boolean | undefined
  readonly name: string
  readonly width?: (typeof segmentedControlWidths)[number] | undefined
}

interface SegmentedRadios {
  readonly segments: readonly SegmentOption[]
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

interface SegmentedLinks {
  readonly segments: readonly SegmentLink[]
  /** The value of the current page. */
  readonly value?: string | undefined
  readonly defaultValue?: undefined
  readonly onChange?: undefined
}

/** The props of `SegmentedControl`: all of its segments have a URL, or none has. */
export type SegmentedControlProps = SegmentedControlLook & (SegmentedRadios | SegmentedLinks)

/** Two to four short choices side by side: radio buttons, or links if the choices have a URL. */
export const SegmentedControl = ({
  legend,
  legendShown,
  name,
  segments,
  value,
  defaultValue,
  onChange,
  width,
}: SegmentedControlProps) => (
  <fieldset>
    <legend className={legendShown ? segmentedControlLegend : undefined}>
      {legendShown ? legend : <Hidden when="visually">{legend}</Hidden>}
    </legend>
    <div className={segmentedControl({ width })}>
      {segments.map((item) =>
        item.href === undefined ? (
          <label key={item.value} className={segmentedControlSegment}>
            <input
              className={segmentedControlInput}
              type="radio"
              name={name}
              value={item.value}
              disabled={item.disabled}
              onChange={() => onChange?.(item.value)}
              {...(value === undefined
                ? { defaultChecked: item.value === defaultValue }
                : { checked: item.value === value })}
            />
            {item.label}
          </label>
        ) : (
          <Link
            key={item.value}
            className={segmentedControlSegment}
            href={item.href}
            aria-current={item.value === value ? 'true' : undefined}
          >
            {item.label}
          </Link>
        ),
      )}
    </div>
  </fieldset>
)
