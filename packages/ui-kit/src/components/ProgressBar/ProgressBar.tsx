import { type ReactNode, useId } from 'react'
import { progressBarHeader, progressBarTrack, progressBarValue } from './ProgressBar.css.ts'

/** The props of `ProgressBar`. */
export interface ProgressBarProps {
  readonly label: ReactNode
  /** 0 to `max`; omit it when the progress is unknown. */
  readonly value?: number | undefined
  /** Defaults to 100. */
  readonly max?: number | undefined
  /** Text beside the label: "$12.00 to go". */
  readonly note?: ReactNode
}

/** A bar that shows how much of a task is done, such as an upload. */
export const ProgressBar = ({ label, value, max = 100, note }: ProgressBarProps) => {
  const id = useId()
  return (
    <div>
      <p className={progressBarHeader}>
        <span id={id}>{label}</span>
        {note ? <span className={progressBarValue}>{note}</span> : null}
      </p>
      <progress className={progressBarTrack} aria-labelledby={id} max={max} value={value} />
    </div>
  )
}
