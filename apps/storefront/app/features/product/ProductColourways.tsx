import { Await } from '@remix-run/react'
import { SwatchGroup } from '@selvedge/ui-kit/SwatchGroup'
import { Suspense } from 'react'
import type { ProductView } from '../../../server/catalogue/productView.ts'
import { m } from '../../paraglide/messages.js'
import { designPicture } from '../frame/designPicture.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { RelatedView } from './loadProduct.server.ts'

const swatch = (picture: string) => (
  <ShopPicture id={designPicture(picture, 'swatch')} alt="" ratio="fill" sizes="62px" widths={[64, 128]} />
)

/** The same design in its other colours. The one at hand holds the place until the others are known. */
export const ProductColourways = ({
  product,
  related,
}: {
  readonly product: ProductView
  readonly related: Promise<RelatedView>
}) => {
  const paths = usePaths()
  const own = {
    value: product.slug,
    label: product.colourway,
    href: paths.product(product.slug),
    picture: swatch(product.shots[0]?.picture ?? ''),
  }
  const group = (choices: readonly (typeof own)[]) => (
    <SwatchGroup
      legend={m.colourway()}
      current={product.colourway}
      name="colourway"
      value={product.slug}
      choices={choices}
    />
  )
  if (product.colourway === '') return null
  return (
    <Suspense fallback={group([own])}>
      <Await resolve={related} errorElement={group([own])}>
        {({ colourways }) =>
          group([
            own,
            ...colourways
              .filter(({ slug }) => slug !== product.slug)
              .map((card) => ({
                value: card.slug,
                label: card.colourway,
                href: paths.product(card.slug),
                picture: swatch(card.picture),
              })),
          ])
        }
      </Await>
    </Suspense>
  )
}
