import { attributeText } from '@selvedge/cart-domain'
import { productTitle } from '@selvedge/cart-domain/server'
import type { ProductCard as CardData } from '@selvedge/commerce-client'
import { Price, ProductCard } from '@selvedge/ui-kit'
import { formatPrice } from '../formatPrice'
import { ProductImage } from './ProductImage'
import { unitText } from './unitText'

type ScopedPrice = NonNullable<CardData['masterVariant']['scopedPrice']>

/** The lowest price of the variants. */
const lowestPrice = ({ allVariants }: CardData): ScopedPrice | undefined =>
  allVariants
    .flatMap(({ scopedPrice }) => scopedPrice ?? [])
    .sort((left, right) => left.currentValue.centAmount - right.currentValue.centAmount)[0]

const colorsOf = (palette: unknown): readonly string[] =>
  Array.isArray(palette) ? palette.filter((color): color is string => typeof color === 'string') : []

/** A product in the list: image, name, designer and lowest price. */
export const Card = ({ product, priority }: { readonly product: CardData; readonly priority: boolean }) => {
  const { masterVariant, allVariants, name, slug } = product
  const attributeOf = (attribute: string): unknown =>
    masterVariant.attributesRaw.find((each) => each.name === attribute)?.value
  const { design, kind } = productTitle(name ?? '', attributeText(attributeOf('designName')))
  const price = lowestPrice(product)
  const hasSeveral =
    new Set(allVariants.map(({ scopedPrice }) => scopedPrice?.currentValue.centAmount)).size > 1
  const unit = allVariants[0]?.attributesRaw.find((each) => each.name === 'unit')?.value
  return (
    <ProductCard
      headingLevel={2}
      href={`/product/${encodeURIComponent(slug ?? '')}`}
      name={design}
      kind={kind}
      designer={attributeText(attributeOf('artistName'))}
      colors={colorsOf(attributeOf('palette'))}
      price={
        price ? (
          <Price
            current={`${hasSeveral ? 'from ' : ''}${formatPrice(price.currentValue)}`}
            was={
              price.currentValue.centAmount < price.value.centAmount ? formatPrice(price.value) : undefined
            }
            labels={{ current: 'Now', was: 'Was' }}
            unit={unitText(unit)}
          />
        ) : (
          'Sold out'
        )
      }
      image={<ProductImage url={masterVariant.images[0]?.url} priority={priority} />}
    />
  )
}
