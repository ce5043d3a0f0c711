// @internal: the drawing of all rows of dots.
import { dotsBrandFill, dotsRim } from './Dots.css.ts'

const brandDots = ['dot1', 'dot2', 'dot3', 'dot4', 'dot5'] as const

/** The props of `DotRow`. */
export interface DotRowProps {
  /** Up to five colours, by default the colours of the brand. */
  readonly colors?: readonly string[] | undefined
  readonly className: string
  /** The space between dots, in diameters. */
  readonly gap?: number
  readonly vertical?: boolean
}

/** A row of dots as one SVG. Colours are SVG attributes, which a strict style policy allows. */
export const DotRow = ({ colors, className, gap = 0.625, vertical = false }: DotRowProps) => {
  const fills = colors?.slice(0, 5) ?? brandDots
  if (fills.length === 0) return null
  const length = fills.length * 10 + (fills.length - 1) * 10 * gap
  const [width, height] = vertical ? [10, length] : [length, 10]
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {fills.map((fill, index) => {
        const at = 5 + index * 10 * (1 + gap)
        const place = vertical ? { cx: 5, cy: at } : { cx: at, cy: 5 }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a design may use one colour twice; the order never changes.
          <g key={index}>
            {colors ? (
              <circle {...place} r="5" fill={fill} />
            ) : (
              <circle {...place} r="5" className={dotsBrandFill[brandDots[index] ?? 'dot1']} />
            )}
            <circle {...place} r="4.6" className={dotsRim} />
          </g>
        )
      })}
    </svg>
  )
}
