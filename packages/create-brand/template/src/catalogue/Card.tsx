import { attributeText } from '@selvedge/cart-domain'
import { productTitle } from '@selvedge/cart-domain/server'
import type { ProductCard as CardData } from '@selvedge/commerce-client'
import { Price, ProductCard } from '@selvedge/ui-kit'
import { formatPrice } from '../formatPrice'
import { ProductImage } from './ProductImage'
import { productUrl } from './productUrl'
import { unitText } from './unitText'

/** The variants that have a price, the cheapest first. */
const pricedVariants = ({ allVariants }: CardData) =>
  allVariants
    .flatMap(({ sku, scopedPrice, attributesRaw }) =>
      scopedPrice ? [{ sku, price: scopedPrice, attributesRaw }] : [],
    )
    .sort((left, right) => left.price.currentValue.centAmount - right.price.currentValue.centAmount)

const colorsOf = (palette: unknown): readonly string[] =>
  Array.isArray(palette) ? palette.filter((color): color is string => typeof color === 'string') : []

/** A product in the list: image, name, designer and lowest price. Its page opens with the variant that has this price. */
export const Card = ({ product, priority }: { readonly product: CardData; readonly priority: boolean }) => {
  const { masterVariant, name, slug } = product
  const attributeOf = (attribute: string): unknown =>
    masterVariant.attributesRaw.find((each) => each.name === attribute)?.value
  const { design, kind } = productTitle(name ?? '', attributeText(attributeOf('designName')))
  const variants = pricedVariants(product)
  const [cheapest] = variants
  const price = cheapest?.price
  const isFrom = price?.currentValue.centAmount !== variants.at(-1)?.price.currentValue.centAmount
  const unit = cheapest?.attributesRaw.find((each) => each.name === 'unit')?.value
  return (
    <ProductCard
      headingLevel={2}
      href={productUrl(slug ?? '', isFrom ? cheapest?.sku : undefined)}
      name={design}
      kind={kind}
      designer={attributeText(attributeOf('artistName'))}
      colors={colorsOf(attributeOf('palette'))}
      price={
        price ? (
          <Price
            current={`${isFrom ? 'from ' : ''}${formatPrice(price.currentValue)}`}
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
