import { Price } from '@selvedge/ui-kit/Price'
import { ProductCard } from '@selvedge/ui-kit/ProductCard'
import type { ShownCard } from '../../../server/catalogue/shownCard.ts'
import { m } from '../../paraglide/messages.js'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths, useShop } from '../frame/useShop.ts'
import { plusPriceText } from './plusPriceText.ts'
import { priceUnitText } from './unitText.ts'

const sizes = '(min-width: 80em) 300px, (min-width: 62em) 21vw, (min-width: 48em) 30vw, 46vw'
const widths = [384, 640, 828]

type DesignCardProps = {
  readonly card: ShownCard
  /** `priority` for the cards of the first row, whose images are fetched immediately. */
  readonly loading?: 'priority' | 'lazy'
  readonly headingLevel?: 2 | 3
}

/**
 * The card of a design in a listing. It shows either the print first and the product on hover, or the product first and
 * the print on hover.
 */
export const DesignCard = ({ card, loading = 'lazy', headingLevel = 2 }: DesignCardProps) => {
  const paths = usePaths()
  const group = useShop()?.group
  const print = { id: card.image, view: 'card' }
  const product = { id: card.hover ?? '' }
  const [first, second] = card.showsProduct && card.hover ? [product, print] : [print, product]
  const priceText = (price: string): string => (card.isFrom ? m.price_from({ price }) : price)
  return (
    <ProductCard
      href={paths.product(card.slug, card.sku)}
      name={card.design}
      kind={card.kind}
      designer={card.designer}
      colors={[...card.dots]}
      headingLevel={headingLevel}
      price={
        <Price
          current={priceText(card.price)}
          {...(card.was ? { was: card.was } : {})}
          {...priceUnitText(card.unit)}
          note={plusPriceText(card.plusPrice && priceText(card.plusPrice), group)}
        />
      }
      image={<ShopImage {...first} sizes={sizes} widths={widths} priority={loading === 'priority'} />}
      second={card.hover ? <ShopImage {...second} sizes={sizes} widths={[384, 640]} /> : undefined}
    />
  )
}
