import { Await } from '@remix-run/react'
import { Gallery } from '@selvedge/ui-kit/Gallery'
import { Grid } from '@selvedge/ui-kit/Grid'
import { ImageZoom } from '@selvedge/ui-kit/ImageZoom'
import { Link } from '@selvedge/ui-kit/Link'
import { ScalePreview } from '@selvedge/ui-kit/ScalePreview'
import { Suspense } from 'react'
import type { ShownProduct } from '../../../server/catalogue/shownProduct.ts'
import { m } from '../../paraglide/messages.js'
import { designImage, imageSrc, ShopImage } from '../frame/ShopImage.tsx'
import { unpackData } from '../frame/unpackData.ts'
import { usePaths } from '../frame/useShop.ts'
import type { KindCard, ProductData, RelatedData } from './loadProduct.server.ts'
import { UnitSwitch } from './ProductFacts.tsx'

type ProductProps = { readonly product: ShownProduct }

/** The images of a product: fabric, on the product, at scale, as a repeat. */
export const ProductGallery = ({ product }: ProductProps) => (
  <Gallery
    label={m.gallery_label({ name: product.name })}
    items={product.shots.map(({ image: id, label, width, height }, index) => ({
      id: String(index),
      label,
      thumb: (
        <ShopImage
          id={id}
          width={width}
          height={height}
          sizes="(min-width: 62em) 76px, 60px"
          widths={[96, 128, 256]}
        />
      ),
      main: (
        <>
          <ShopImage
            id={id}
            alt={label}
            width={width}
            height={height}
            sizes="(min-width: 80em) 656px, (min-width: 48em) 40vw, 100vw"
            widths={[384, 640, 828, 1200]}
            priority={index === 0}
          />
          <ImageZoom
            label={label}
            image={{ src: imageSrc(id)(2048), width, height }}
            labels={{ open: m.zoom_open(), close: m.close(), zoom: m.zoom_level() }}
          />
        </>
      ),
    }))}
  />
)

const CM_PER_INCH = 2.54

/** The print at true size over a ruler, for designs with a known size. */
export const ProductScale = ({
  product,
  system,
  units,
}: ProductProps & Pick<ProductData, 'system' | 'units'>) => {
  const [shot] = product.shots
  const { repeatWidthCm, repeatHeightCm } = product.measures
  if (!shot || !repeatWidthCm || !repeatHeightCm) return null
  const unit = system === 'IMPERIAL' ? 'in' : 'cm'
  return (
    <div id="scale">
      <ScalePreview
        title={m.scale_title({ name: product.design })}
        tile={{
          src: imageSrc(designImage(shot.image, 'tile'))(640),
          width: repeatWidthCm / CM_PER_INCH,
          height: repeatHeightCm / CM_PER_INCH,
        }}
        unit={unit}
        unitSwitch={<UnitSwitch system={system} units={units} at="scale" />}
        sliderLabel={m.scale_slider()}
        format={(length) => `${length} ${unit}`}
        note={m.scale_note()}
      />
    </div>
  )
}

/** The scenes. `kind` is the end of the slug of the product that the scene shows. */
const scenes = [
  { view: 'cushion', kind: '-throw-pillow' },
  { view: 'curtain', kind: '-curtain' },
] as const

/**
 * The fabric as a cushion on a chair and as a curtain at a window. Each image links to that product of the design if
 * the product exists. Nothing is shown when the catalogue has no such images.
 */
export const ProductScenes = ({ product, related }: ProductProps & { readonly related: RelatedData }) => {
  const paths = usePaths()
  const own = product.shots[0]?.image ?? ''
  if (product.typeKey !== 'fabric' || product.designName === '' || designImage(own, 'curtain') === own)
    return null
  const show = (kinds: readonly KindCard[]) => (
    <Grid columns="two">
      {scenes.map(({ view, kind }) => {
        const card = kinds.find(({ slug }) => slug.endsWith(kind))
        const image = (
          <ShopImage
            key={view}
            id={designImage(own, view)}
            alt={card?.name ?? ''}
            sizes="(min-width: 62em) 24vw, 50vw"
            widths={[384, 640, 828]}
            ratio="portrait"
          />
        )
        return card ? (
          <Link key={view} href={paths.product(card.slug)}>
            {image}
          </Link>
        ) : (
          image
        )
      })}
    </Grid>
  )
  return (
    <Suspense fallback={show([])}>
      <Await resolve={related} errorElement={show([])}>
        {(text) => show(unpackData(text).kinds)}
      </Await>
    </Suspense>
  )
}
