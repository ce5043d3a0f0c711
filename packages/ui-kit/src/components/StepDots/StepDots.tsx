import type { ReactNode } from 'react'
import {
  stepDots,
  stepDotsEmpty,
  stepDotsFill,
  stepDotsFrame,
  stepDotsLine,
  stepDotsWord,
} from './StepDots.css.ts'
import type { stepDotsTones } from './StepDots.variants.ts'

/** The props of `StepDots`. */
export interface StepDotsProps {
  /** The number of steps, which is the number of dots. */
  readonly total: number
  /** How many steps are done. */
  readonly done: number
  /** The state in a word or two. */
  readonly children: ReactNode
  /** `error`: the next step failed, and a person has to resolve it. */
  readonly tone?: (typeof stepDotsTones)[number] | undefined
}

const RADIUS = 5.5
const PITCH = 23

/** The progress of a table row, as connected dots and a word. */
export const StepDots = ({ total, done, children, tone = 'plain' }: StepDotsProps) => {
  const steps = Array.from({ length: total }, (_, index) => index)
  const width = (total - 1) * PITCH + 2 * RADIUS
  return (
    <span className={stepDots}>
      <svg
        className={stepDotsFrame}
        width={width}
        height={2 * RADIUS}
        viewBox={`0 0 ${width} ${2 * RADIUS}`}
        aria-hidden="true"
      >
        {steps.map((index) => {
          const x = RADIUS + index * PITCH
          const isFailed = tone === 'error' && index === done
          return (
            <g key={index}>
              {index > 0 ? (
                <path className={stepDotsLine} d={`M${x - PITCH + RADIUS} ${RADIUS}H${x - RADIUS}`} />
              ) : null}
              {index < done || isFailed ? (
                <circle
                  className={stepDotsFill[isFailed ? 'error' : 'plain']}
                  cx={x}
                  cy={RADIUS}
                  r={RADIUS}
                />
              ) : (
                <circle className={stepDotsEmpty} cx={x} cy={RADIUS} r={RADIUS - 0.75} />
              )}
            </g>
          )
        })}
      </svg>
      <span className={stepDotsWord[tone]}>{children}</span>
    </span>
  )
}
