import type { ReactNode } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { price, priceNote, priceUnit, wasPrice } from './Price.css.ts'
import type { priceSizes } from './Price.variants.ts'

/** The props of `Price`. */
export interface PriceProps {
  /** Formatted: "$18.50". */
  readonly current: string
  /** The earlier price, crossed out. The current price is then in the sale colour. */
  readonly was?: string | undefined
  /** Labels before each price for screen readers: "Now", "Was". */
  readonly labels?: { readonly current: string; readonly was: string } | undefined
  /** For example "a yard". */
  readonly unit?: string | undefined
  /** One line below the price, such as its calculation. */
  readonly note?: ReactNode
  readonly size?: (typeof priceSizes)[number] | undefined
}

/** A price with its unit, an earlier price and a note. */
export const Price = ({ current, was, labels, unit, note, size = 'row' }: PriceProps) => (
  <span className={price({ size, tone: was ? 'sale' : 'plain' })}>
    {was && labels ? <Hidden when="visually">{labels.current} </Hidden> : null}
    {current}
    {was ? (
      <>
        {labels ? <Hidden when="visually"> {labels.was} </Hidden> : null}
        <s className={wasPrice}>{was}</s>
      </>
    ) : null}
    {unit ? <span className={priceUnit}> {unit}</span> : null}
    {note ? <span className={priceNote}>{note}</span> : null}
  </span>
)
