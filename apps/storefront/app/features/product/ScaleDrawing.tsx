import type { ShownProduct } from '../../../server/catalogue/shownProduct.ts'
import type { Shape } from '../../../server/drawings/shapes.ts'
import type { WallDrawing } from '../../../server/drawings/wallDrawing.ts'
import { designImage, imageSrc } from '../frame/ShopImage.tsx'

type ScaleDrawingProps = Partial<Pick<WallDrawing, 'texts' | 'fontSize'>> & {
  readonly label: string
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** The product whose print fills some of the shapes. */
  readonly product: Pick<ShownProduct, 'shots' | 'measures'>
  /** The number of units of the drawing per centimetre. */
  readonly perCm?: number
}

/** A drawing to scale, from the server. Its lines have the colour of the text. */
export const ScaleDrawing = ({
  label,
  width,
  height,
  shapes,
  texts = [],
  fontSize,
  product,
  perCm = 1,
}: ScaleDrawingProps) => {
  const tile = {
    width: product.measures.repeatWidthCm * perCm,
    height: product.measures.repeatHeightCm * perCm,
  }
  return (
    <svg
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
    >
      {shapes.some(({ fill }) => fill === 'url(#print)') ? (
        <pattern id="print" patternUnits="userSpaceOnUse" {...tile}>
          <image
            href={imageSrc(designImage(product.shots[0]?.image ?? '', 'tile'))(640)}
            preserveAspectRatio="none"
            {...tile}
          />
        </pattern>
      ) : null}
      {shapes.map((shape) => (
        <path key={JSON.stringify(shape)} vectorEffect="non-scaling-stroke" {...shape} />
      ))}
      {texts.map(({ x, y, text }) => (
        <text
          key={text}
          x={x}
          y={y}
          fontSize={fontSize}
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
