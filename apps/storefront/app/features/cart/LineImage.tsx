import type { LineView } from '../../../server/cart/cartView.ts'
import { ShopImage } from '../frame/ShopImage.tsx'
import { yardImage } from './LineImage.css.ts'

type LineImageProps = {
  readonly line: Pick<LineView, 'image' | 'yard'>
  readonly sizes: string
  readonly widths: readonly number[]
}

/** The image of a line. For a Fill-a-Yard, it shows the designs as they are placed on the cloth. */
export const LineImage = ({ line: { image, yard }, sizes, widths }: LineImageProps) =>
  yard ? (
    <span className={yardImage}>
      {yard.images.map((id, index) => (
        <ShopImage key={index} id={id} view="card" sizes="112px" widths={[128]} />
      ))}
    </span>
  ) : (
    <ShopImage id={image} sizes={sizes} widths={widths} />
  )
