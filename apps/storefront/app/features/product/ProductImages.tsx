import { Gallery } from '@selvedge/ui-kit/Gallery'
import { Grid } from '@selvedge/ui-kit/Grid'
import { ScalePreview } from '@selvedge/ui-kit/ScalePreview'
import type { ProductView } from '../../../server/catalogue/productView.ts'
import { m } from '../../paraglide/messages.js'
import { designImage, imageSrc, ShopImage } from '../frame/ShopImage.tsx'
import type { ProductData } from './loadProduct.server.ts'

type ProductProps = { readonly product: ProductView }

/** The images of a product: fabric, on the product, at scale, as a repeat. */
export const ProductGallery = ({ product }: ProductProps) => (
  <Gallery
    label={m.gallery_label({ name: product.name })}
    items={product.shots.map(({ image: id, label, width, height }, index) => ({
      id: String(index),
      label,
      thumb: <ShopImage id={id} width={width} height={height} sizes="76px" widths={[96, 256]} />,
      main: (
        <ShopImage
          id={id}
          alt={label}
          width={width}
          height={height}
          sizes="(min-width: 80em) 656px, (min-width: 62em) 50vw, 100vw"
          widths={[384, 640, 828, 1200]}
          priority={index === 0}
        />
      ),
    }))}
  />
)

const CM_PER_INCH = 2.54

/** The print at true size over a ruler, for designs with a known size. */
export const ProductScale = ({ product, system }: ProductProps & Pick<ProductData, 'system'>) => {
  const [shot] = product.shots
  const { repeatWidthCm, repeatHeightCm } = product.measures
  if (!shot || !repeatWidthCm || !repeatHeightCm) return null
  const unit = system === 'IMPERIAL' ? 'in' : 'cm'
  return (
    <ScalePreview
      title={m.scale_title({ name: product.design })}
      tile={{
        src: imageSrc(designImage(shot.image, 'tile'))(640, 'webp'),
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

/** The fabric made up: on a chair and on the bolt. Only when the catalogue has such images. */
export const ProductScenes = ({ product }: ProductProps) => {
  const own = product.shots[0]?.image ?? ''
  const views = ['cushion', 'curtain'].map((view) => designImage(own, view)).filter((id) => id !== own)
  if (product.typeKey !== 'fabric' || views.length < 2) return null
  const sizes = '(min-width: 62em) 24vw, 50vw'
  return (
    <Grid columns="two">
      {views.map((id) => (
        <ShopImage key={id} id={id} sizes={sizes} widths={[384, 640, 828]} ratio="portrait" />
      ))}
    </Grid>
  )
}
