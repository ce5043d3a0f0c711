// @internal
import type { PatternRepeatKind, RepeatPreviewProps } from './RepeatPreview.tsx'

interface RepeatPatternProps {
  readonly id: string
  readonly tile: RepeatPreviewProps['tile']
  readonly repeat: PatternRepeatKind
}

/**
 * For each arrangement, the size of the smallest block that repeats in rows, and the positions of the tiles in that
 * block. The unit is one tile.
 */
const copies: Readonly<
  Record<
    PatternRepeatKind,
    { readonly block: readonly [number, number]; readonly at: readonly (readonly number[])[] }
  >
> = {
  basic: { block: [1, 1], at: [[0, 0]] },
  'half-drop': {
    block: [2, 1],
    at: [
      [0, 0],
      [1, -0.5],
      [1, 0.5],
    ],
  },
  'half-brick': {
    block: [1, 2],
    at: [
      [0, 0],
      [-0.5, 1],
      [0.5, 1],
    ],
  },
  mirror: {
    block: [2, 2],
    at: [
      [0, 0, 1, 1],
      [1, 0, -1, 1],
      [0, 1, 1, -1],
      [1, 1, -1, -1],
    ],
  },
}

// Copies overlap a little, so that the background is not visible between them.
const overlap = 1.012

/** The tile as an SVG pattern in inches, arranged in its repeat. */
export const RepeatPattern = ({ id, tile: { src, width, height }, repeat }: RepeatPatternProps) => {
  const { block, at } = copies[repeat]
  return (
    <pattern id={id} width={block[0] * width} height={block[1] * height} patternUnits="userSpaceOnUse">
      {at.map(([x = 0, y = 0, across = 1, down = 1]) => (
        <image
          key={`${x} ${y}`}
          href={src}
          width={width * overlap}
          height={height * overlap}
          preserveAspectRatio="none"
          transform={`translate(${(x + (across < 0 ? 1 : 0)) * width} ${(y + (down < 0 ? 1 : 0)) * height}) scale(${across} ${down})`}
        />
      ))}
    </pattern>
  )
}
