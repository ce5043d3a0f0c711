import { DotRow } from '../Dots/DotRow.tsx'
import { dotsRow } from '../Dots/Dots.css.ts'
import { Hidden } from '../Hidden/Hidden.tsx'
import { spinner } from './Spinner.css.ts'
import type { spinnerSizes } from './Spinner.variants.ts'

/** The props of `Spinner`. */
export interface SpinnerProps {
  /** The accessible text: what is loading. */
  readonly label: string
  readonly size?: (typeof spinnerSizes)[number] | undefined
}

/** An animation of five dots, for something that is loading. */
export const Spinner = ({ label, size = 'small' }: SpinnerProps) => (
  <span className={spinner} role="status">
    <DotRow className={dotsRow[size]} />
    <Hidden when="visually">{label}</Hidden>
  </span>
)
