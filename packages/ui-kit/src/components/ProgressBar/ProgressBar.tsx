import { type ReactNode, useId } from 'react'
import { head, track, value as valueClass } from './ProgressBar.css.ts'

export interface ProgressBarProps {
  readonly label: ReactNode
  /** 0 to `max`; left out while nobody knows. */
  readonly value?: number | undefined
  /** 100 unless said otherwise. */
  readonly max?: number | undefined
  /** "$12.00 to go", beside the label. */
  readonly note?: ReactNode
}

/** How far something is, as a share: an upload, the way to free delivery. */
export const ProgressBar = ({ label, value, max = 100, note }: ProgressBarProps) => {
  const id = useId()
  return (
    <div>
      <p className={head}>
        <span id={id}>{label}</span>
        {note ? <span className={valueClass}>{note}</span> : null}
      </p>
      <progress className={track} aria-labelledby={id} max={max} value={value} />
    </div>
  )
}
