// @internal
import { scalePreviewRuler, scalePreviewTick } from './ScalePreview.css.ts'
import type { scalePreviewUnits } from './ScalePreview.variants.ts'

interface RulerProps {
  /** The width of a unit in px. */
  readonly unitWidth: number
  readonly unit: (typeof scalePreviewUnits)[number]
  /** The number of units to draw; those outside the frame are clipped. */
  readonly units: number
}

/** A ruler with a fixed scale, clipped by its frame. Its ticks mark quarters of an inch or half centimetres. */
export const Ruler = ({ unitWidth, unit, units }: RulerProps) => {
  const parts = unit === 'in' ? 4 : 2
  const every = unit === 'in' ? 2 : 5
  const ticks = Array.from({ length: units * parts }, (_, index) => index)
  const path = ticks
    .map((index) => `M${((index * unitWidth) / parts).toFixed(1)} 0v${index % parts === 0 ? 18 : 10}`)
    .join('')
  return (
    <svg className={scalePreviewRuler} aria-hidden="true">
      <path className={scalePreviewTick} d={path} />
      {ticks
        .filter((index) => index % (parts * every) === 0)
        .map((index) => (
          <text
            key={index}
            x={(index * unitWidth) / parts}
            dx={index === 0 ? 6 : 0}
            y="40"
            textAnchor={index === 0 ? 'start' : 'middle'}
            fill="currentColor"
          >
            {index / parts}
          </text>
        ))}
    </svg>
  )
}
