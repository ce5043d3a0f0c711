import type { ReactNode } from 'react'
import { dotsBrandFill } from '../Dots/Dots.css.ts'
import {
  timeline,
  timelineCurrent,
  timelineDot,
  timelineLabel,
  timelineLine,
  timelineReachedStep,
  timelineRing,
  timelineStep,
  timelineStrongLine,
  timelineText,
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
  /** Up to five steps. */
  readonly steps: readonly TimelineStep[]
}

const fills = [
  dotsBrandFill.dot1,
  dotsBrandFill.dot2,
  dotsBrandFill.dot3,
  dotsBrandFill.dot4,
  dotsBrandFill.dot5,
]

const strokes = [
  timelineLine.dot1,
  timelineLine.dot2,
  timelineLine.dot3,
  timelineLine.dot4,
  timelineLine.dot5,
]

/** The progress of a parcel in up to five steps. A ring marks the current one, and a strong line leads to it. */
export const Timeline = ({ label, steps }: TimelineProps) => (
  <ol className={timeline} aria-label={label}>
    {steps.map((item, index) => (
      <li
        key={item.label}
        className={
          index < steps.length - 1 && steps[index + 1]?.state !== 'todo'
            ? `${timelineStep} ${timelineStrongLine}`
            : timelineStep
        }
        aria-current={item.state === 'current' ? 'step' : undefined}
      >
        <svg className={timelineDot} width="17" height="17" viewBox="0 0 17 17" aria-hidden="true">
          {item.state === 'todo' ? (
            <circle className={timelineRing} cx="8.5" cy="8.5" r="7.75" />
          ) : (
            <circle className={fills[index % 5]} cx="8.5" cy="8.5" r="8.5" />
          )}
          {item.state === 'current' ? (
            <circle className={`${timelineCurrent} ${strokes[index % 5]}`} cx="8.5" cy="8.5" r="12" />
          ) : null}
        </svg>
        <span className={timelineText}>
          <span className={item.state === 'todo' ? timelineLabel : timelineReachedStep}>{item.label}</span>
          <span>{item.note}</span>
        </span>
      </li>
    ))}
  </ol>
)
