import type { ReactNode } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { note as noteClass, price, unit as unitClass, was as wasClass } from './Price.css.ts'

export interface PriceProps {
  /** Formatted: "$18.50". */
  readonly current: string
  /** The earlier price, crossed out; the current one turns to the sale colour. */
  readonly was?: string | undefined
  /** Words for screen readers before each price: "Now", "Was". */
  readonly labels?: { readonly current: string; readonly was: string } | undefined
  /** "a yard" */
  readonly unit?: string | undefined
  /** One line below: how the sum comes about. */
  readonly note?: ReactNode
  readonly size?: 'row' | 'line' | 'total' | 'figure' | undefined
}

/** A price, with what it was, its unit and a note. */
export const Price = ({ current, was, labels, unit, note, size = 'row' }: PriceProps) => (
  <span className={price({ size, tone: was ? 'sale' : 'plain' })}>
    {was && labels ? <Hidden when="visually">{labels.current} </Hidden> : null}
    {current}
    {was ? (
      <>
        {labels ? <Hidden when="visually"> {labels.was} </Hidden> : null}
        <s className={wasClass}>{was}</s>
      </>
    ) : null}
    {unit ? <span className={unitClass}> {unit}</span> : null}
    {note ? <span className={noteClass}>{note}</span> : null}
  </span>
)
