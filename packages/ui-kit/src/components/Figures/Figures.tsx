import { figure, figureLabel, figures, figureUnit, figureValue } from './Figures.css.ts'

/** A measurement with a label. */
export interface Measurement {
  /** For example "24". */
  readonly value: string
  /** For example "in" for inches. */
  readonly unit?: string | undefined
  /** For example "roll width". */
  readonly label: string
}

/** The props of `Figures`. */
export interface FiguresProps {
  readonly items: readonly Measurement[]
}

/** Up to four measurements, whose values are shown in large type. */
export const Figures = ({ items }: FiguresProps) => (
  <dl className={figures}>
    {items.map(({ value, unit, label }) => (
      <div key={label} className={figure}>
        <dt className={figureLabel}>{label}</dt>
        <dd className={figureValue}>
          {value}
          {unit ? <span className={figureUnit}> {unit}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
)
