// @internal: every row of dots in the kit is drawn by this component.
import { dotsBrandFill, dotsOfColors, dotsOutline } from './Dots.css.ts'

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

/**
 * A row of dots as one SVG. Colours are SVG attributes, which a strict style policy allows. The first dot is at the origin, so that
 * the markup of hundreds of dots does not repeat a coordinate.
 */
export const DotRow = ({ colors, className, gap = 0.625, vertical = false }: DotRowProps) => {
  const count = colors?.slice(0, 5).length ?? brandDots.length
  if (count === 0) return null
  const step = 10 * (1 + gap)
  const length = 10 + (count - 1) * step
  const [width, height] = vertical ? [10, length] : [length, 10]
  const placeOf = (index: number) => (index === 0 ? {} : { [vertical ? 'cy' : 'cx']: index * step })
  return (
    <svg
      className={colors ? `${dotsOfColors} ${className}` : className}
      viewBox={`-5 -5 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {colors
        ? colors
            .slice(0, 5)
            // biome-ignore lint/suspicious/noArrayIndexKey: a design may use one colour twice; the order never changes.
            .map((color, index) => <circle key={index} {...placeOf(index)} color={color} />)
        : brandDots.map((dot, index) => (
            <g key={dot}>
              <circle {...placeOf(index)} r="5" className={dotsBrandFill[dot]} />
              <circle {...placeOf(index)} r="4.6" className={dotsOutline} />
            </g>
          ))}
    </svg>
  )
}
