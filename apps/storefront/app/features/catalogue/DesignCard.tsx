import { Price } from '@selvedge/ui-kit/Price'
import { ProductCard } from '@selvedge/ui-kit/ProductCard'
import { memo } from 'react'
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

type LinkedCardProps = DesignCardProps & {
  readonly href: string
  readonly group: string | undefined
}

/** A card that is rendered again only when it changes: a listing has many cards, and is rendered at every navigation. */
const LinkedCard = memo(({ card, loading = 'lazy', headingLevel = 2, href, group }: LinkedCardProps) => {
  const print = { id: card.image, view: 'card' }
  const product = { id: card.hover ?? '' }
  const [first, second] = card.showsProduct && card.hover ? [product, print] : [print, product]
  const priceText = (price: string): string => (card.isFrom ? m.price_from({ price }) : price)
  return (
    <ProductCard
      href={href}
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
})

/**
 * The card of a design in a listing. It shows either the print first and the product on hover, or the product first and
 * the print on hover.
 */
export const DesignCard = (props: DesignCardProps) => {
  const { slug, sku } = props.card
  return <LinkedCard {...props} href={usePaths().product(slug, sku)} group={useShop()?.group} />
}
