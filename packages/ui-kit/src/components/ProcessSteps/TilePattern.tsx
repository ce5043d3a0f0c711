// @internal
interface TilePatternProps {
  readonly id: string
  readonly tile: string
  readonly scale: number
}

/** A repeat as an SVG pattern: 320 × 400 before scaling. */
export const TilePattern = ({ id, tile, scale }: TilePatternProps) => (
  <pattern
    id={id}
    width="320"
    height="400"
    patternUnits="userSpaceOnUse"
    patternTransform={`scale(${scale})`}
  >
    <image href={tile} width="320" height="400" preserveAspectRatio="xMidYMid slice" />
  </pattern>
)
