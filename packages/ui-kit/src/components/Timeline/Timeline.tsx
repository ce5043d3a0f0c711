import type { ReactNode } from 'react'
import { dotsBrandFill } from '../Dots/Dots.css.ts'
import {
  timeline,
  timelineDot,
  timelineLabel,
  timelineReached,
  timelineRing,
  timelineStep,
} from './Timeline.css.ts'

/** A step of a timeline. */
export interface TimelineStep {
  readonly label: string
  readonly note?: ReactNode
  readonly state: 'done' | 'current' | 'todo'
}

/** The props of `Timeline`. */
export interface TimelineProps {
  readonly label: string
  /** Up to five. */
  readonly steps: readonly TimelineStep[]
}

const fills = [
  dotsBrandFill.dot1,
  dotsBrandFill.dot2,
  dotsBrandFill.dot3,
  dotsBrandFill.dot4,
  dotsBrandFill.dot5,
]

/** The progress of a parcel in up to five steps. */
export const Timeline = ({ label, steps }: TimelineProps) => (
  <ol className={timeline} aria-label={label}>
    {steps.map((item, index) => (
      <li
        key={item.label}
        className={timelineStep}
        aria-current={item.state === 'current' ? 'step' : undefined}
      >
        <svg className={timelineDot} width="17" height="17" viewBox="0 0 17 17" aria-hidden="true">
          {item.state === 'todo' ? (
            <circle className={timelineRing} cx="8.5" cy="8.5" r="7.75" />
          ) : (
            <circle className={fills[index % 5]} cx="8.5" cy="8.5" r="8.5" />
          )}
        </svg>
        <span>
          <span className={item.state === 'todo' ? timelineLabel : timelineReached}>{item.label}</span>
          {item.note}
        </span>
      </li>
    ))}
  </ol>
)
