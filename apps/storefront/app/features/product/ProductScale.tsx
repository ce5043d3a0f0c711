import { ScalePreview } from '@selvedge/ui-kit/ScalePreview'
import type { ProductView } from '../../../server/catalogue/productView.ts'
import { m } from '../../paraglide/messages.js'
import { designPicture } from '../frame/designPicture.ts'
import { pictureSrc } from '../frame/pictureSrc.ts'
import { useShop } from '../frame/useShop.ts'

const CM_PER_INCH = 2.54

/** The print at true size over a ruler, for designs whose size is known. */
export const ProductScale = ({ product }: { readonly product: ProductView }) => {
  const shop = useShop()
  const [shot] = product.shots
  const { repeatWidthCm, repeatHeightCm } = product
  if (!shot || !repeatWidthCm || !repeatHeightCm) return null
  const unit = shop?.locale === 'en-US' ? 'in' : 'cm'
  return (
    <ScalePreview
      title={m.scale_title({ name: product.name })}
      tile={{
        src: pictureSrc(designPicture(shot.picture, 'tile'))(640, 'webp'),
        width: repeatWidthCm / CM_PER_INCH,
        height: repeatHeightCm / CM_PER_INCH,
      }}
      unit={unit}
      sliderLabel={m.scale_slider()}
      format={(length) => `${length} ${unit}`}
      note={m.scale_note()}
    />
  )
}
