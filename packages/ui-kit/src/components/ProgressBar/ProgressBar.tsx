import { type ReactNode, useId } from 'react'
import { header, track, value as valueClass } from './ProgressBar.css.ts'

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

/** The progress of something as a share, such as an upload. */
export const ProgressBar = ({ label, value, max = 100, note }: ProgressBarProps) => {
  const id = useId()
  return (
    <div>
      <p className={header}>
        <span id={id}>{label}</span>
        {note ? <span className={valueClass}>{note}</span> : null}
      </p>
      <progress className={track} aria-labelledby={id} max={max} value={value} />
    </div>
  )
}
