import { dotsBrandFill } from '../Dots/Dots.css.ts'
import { progressDotsEmpty, progressDotsFrame } from './ProgressDots.css.ts'

/** The props of `ProgressDots`. */
export interface ProgressDotsProps {
  /** The number of filled dots, 0 to 5. */
  readonly value: 0 | 1 | 2 | 3 | 4 | 5
  /** The accessible name. Omit it when a heading beside it has the same text. */
  readonly label?: string | undefined
}

const fills = [
  dotsBrandFill.dot1,
  dotsBrandFill.dot2,
  dotsBrandFill.dot3,
  dotsBrandFill.dot4,
  dotsBrandFill.dot5,
]

/** Progress as five dots. */
export const ProgressDots = ({ value, label }: ProgressDotsProps) => (
  <svg
    className={progressDotsFrame}
    width="84"
    height="12"
    viewBox="0 0 84 12"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {fills.map((fill, index) =>
      index < value ? (
        <circle key={fill} className={fill} cx={6 + index * 18} cy="6" r="6" />
      ) : (
        <circle key={fill} className={progressDotsEmpty} cx={6 + index * 18} cy="6" r="5.25" />
      ),
    )}
  </svg>
)
