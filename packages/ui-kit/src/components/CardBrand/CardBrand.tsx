import { cardBrandBackground, cardBrandDrawing, cardBrandLabel, cardBrandStripe } from './CardBrand.css.ts'
import type { cardBrands } from './CardBrand.variants.ts'

/** A card brand, with the name that payment APIs use. */
export type CardBrandName = (typeof cardBrands)[number]

/** The props of `CardBrand`. */
export interface CardBrandProps {
  readonly brand: CardBrandName
  /** The accessible name; omit it when the name of the brand is beside it. */
  readonly label?: string | undefined
}

const words = { visa: 'VISA', mastercard: 'MC', amex: 'AMEX', discover: 'DISC' } as const

/** The name of a card brand on a drawn card, without its logo. */
export const CardBrand = ({ brand, label }: CardBrandProps) => (
  <svg
    className={cardBrandDrawing}
    width="40"
    height="26"
    viewBox="0 0 40 26"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <rect className={cardBrandBackground} x="0.5" y="0.5" width="39" height="25" rx="3" />
    {brand === 'unknown' ? (
      <path className={cardBrandStripe} d="M1 6h38v5H1zM6 17h10v2H6z" />
    ) : (
      <text className={cardBrandLabel} x="20" y="16.5" textAnchor="middle">
        {words[brand]}
      </text>
    )}
  </svg>
)
