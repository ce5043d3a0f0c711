import { useId } from 'react'
import { designImage, imageSrc } from '../frame/ShopImage.tsx'
import { yardCloth, yardEmpty, yardSeam } from './YardCloth.css.ts'

/** The cloth of a Fill-a-Yard in inches. */
const [CLOTH_WIDTH, CLOTH_HEIGHT] = [54, 36]

/** The print of a part. */
export type PartPrint = {
  /** The id of the image of its design; empty for an empty part. */
  readonly image: string
  /** The printed size of a tile of the design in inches, for a drawing to scale. */
  readonly tile?: { readonly width: number; readonly height: number } | undefined
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const Part = ({ print, box, id }: { readonly print: PartPrint; readonly box: Box; readonly id: string }) => {
  const { image, tile } = print
  const tileId = designImage(image, 'tile')
  if (image === '')
    return (
      <>
        <rect className={yardEmpty} {...box} />
        <rect
          className={yardSeam}
          x={box.x + 0.6}
          y={box.y + 0.6}
          width={box.width - 1.2}
          height={box.height - 1.2}
        />
      </>
    )
  if (!tile || tileId === image)
    return (
      <svg {...box} viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <image href={imageSrc(designImage(image, 'card'))(256)} width="800" height="1000" />
      </svg>
    )
  // Each copy is slightly larger than its tile, so that no seam shows between two copies.
  const bleed = 0.04
  return (
    <>
      <pattern id={id} x={box.x} y={box.y} {...tile} patternUnits="userSpaceOnUse">
        <image
          href={imageSrc(tileId)(640)}
          x={-bleed}
          y={-bleed}
          width={tile.width + 2 * bleed}
          height={tile.height + 2 * bleed}
          preserveAspectRatio="none"
        />
      </pattern>
      <rect {...box} fill={`url(#${id})`} />
    </>
  )
}

type YardClothProps = {
  /** The print of each part, in rows from the top left: four or nine. */
  readonly prints: readonly PartPrint[]
}

/** A Fill-a-Yard at its true proportion. It is decorative: the names of the designs are in the text beside it. */
export const YardCloth = ({ prints }: YardClothProps) => {
  const id = useId()
  const columns = Math.sqrt(prints.length)
  const size = { width: CLOTH_WIDTH / columns, height: CLOTH_HEIGHT / columns }
  return (
    <svg className={yardCloth} viewBox={`0 0 ${CLOTH_WIDTH} ${CLOTH_HEIGHT}`} aria-hidden="true">
      {prints.map((print, index) => (
        <Part
          key={index}
          id={`${id}-${index}`}
          print={print}
          box={{ x: (index % columns) * size.width, y: Math.floor(index / columns) * size.height, ...size }}
        />
      ))}
    </svg>
  )
}
