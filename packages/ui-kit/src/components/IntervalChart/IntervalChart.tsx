import { axisTicks } from './axisTicks.ts'
import {
  intervalChart,
  intervalChartBand,
  intervalChartCaption,
  intervalChartDrawing,
  intervalChartEnds,
  intervalChartGrid,
  intervalChartNumber,
  intervalChartValue,
  intervalChartZero,
} from './IntervalChart.css.ts'

/** The props of `IntervalChart`. */
export interface IntervalChartProps {
  /** The estimate, and the ends of its interval. */
  readonly value: number
  readonly low: number
  readonly high: number
  /** Formats the number of a tick, for example "+0.2". */
  readonly format: (value: number) => string
  /** The whole result in words, for screen readers. */
  readonly label: string
  /** What the axis measures. */
  readonly caption: string
}

const WIDTH = 340
const SIDE = 22

/**
 * An estimate with its interval on an axis. The line at zero is more visible than the other lines, so that readers
 * see whether the interval excludes zero.
 */
export const IntervalChart = ({ value, low, high, format, label, caption }: IntervalChartProps) => {
  const ticks = axisTicks(low, high)
  const first = ticks[0] ?? 0
  const range = (ticks.at(-1) ?? 1) - first
  const x = (at: number): number => Number((SIDE + ((at - first) / range) * (WIDTH - 2 * SIDE)).toFixed(1))
  return (
    <figure className={intervalChart}>
      <svg className={intervalChartDrawing} viewBox={`0 0 ${WIDTH} 110`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path className={tick === 0 ? intervalChartZero : intervalChartGrid} d={`M${x(tick)} 8V78`} />
            <text className={intervalChartNumber} x={x(tick)} y="100" textAnchor="middle">
              {format(tick)}
            </text>
          </g>
        ))}
        <rect className={intervalChartBand} x={x(low)} y="37" width={x(high) - x(low)} height="12" rx="6" />
        <path className={intervalChartEnds} d={`M${x(low)} 34V52M${x(high)} 34V52`} />
        <circle className={intervalChartValue} cx={x(value)} cy="43" r="8" />
      </svg>
      <figcaption className={intervalChartCaption}>{caption}</figcaption>
    </figure>
  )
}
