import { Gallery } from '@selvedge/ui-kit/Gallery'
import type { ProductView } from '../../../server/catalogue/productView.ts'
import { m } from '../../paraglide/messages.js'
import { ShopPicture } from '../frame/ShopPicture.tsx'

/** The pictures of a product: cloth, on the product, at scale, as a repeat. */
export const ProductGallery = ({ product }: { readonly product: ProductView }) => (
  <Gallery
    label={m.gallery_label({ name: product.name })}
    items={product.shots.map(({ picture, label, width, height }, index) => ({
      id: String(index),
      label,
      thumb: (
        <ShopPicture
          id={picture}
          alt=""
          width={width}
          height={height}
          ratio="fill"
          sizes="76px"
          widths={[96, 256]}
        />
      ),
      main: (
        <ShopPicture
          id={picture}
          alt={label}
          width={width}
          height={height}
          ratio="fill"
          sizes="(min-width: 80em) 656px, (min-width: 62em) 50vw, 100vw"
          widths={[384, 640, 828, 1200]}
          priority={index === 0}
        />
      ),
    }))}
  />
)
