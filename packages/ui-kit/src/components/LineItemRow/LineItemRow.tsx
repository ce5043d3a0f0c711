import type { ReactNode } from 'react'
import { type Fact, Facts } from '../Facts/Facts.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import {
  lineItemRow,
  lineItemRowActions,
  lineItemRowDetail,
  lineItemRowImage,
  lineItemRowName,
  lineItemRowPrice,
  lineItemRowTop,
} from './LineItemRow.css.ts'

/** The props of `LineItemRow`. */
export interface LineItemRowProps {
  readonly name: string
  readonly href?: string | undefined
  /** The product that the design is printed on. */
  readonly detail?: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** A `Price` with size `line` and a note. */
  readonly price: ReactNode
  readonly facts?: readonly Fact[] | undefined
  /** The controls of the line (quantity, remove, move to wishlist) and its messages. */
  readonly actions?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
}

/** A line item of the cart. */
export const LineItemRow = ({
  name,
  href,
  detail,
  image,
  price,
  facts,
  actions,
  headingLevel = 2,
}: LineItemRowProps) => {
  const Name = `h${headingLevel}` as const
  return (
    <article className={lineItemRow}>
      <div className={lineItemRowImage}>{image}</div>
      <div>
        <div className={lineItemRowTop}>
          <div>
            <Name className={lineItemRowName}>
              {href === undefined ? (
                name
              ) : (
                <TextLink href={href} tone="quiet">
                  {name}
                </TextLink>
              )}
            </Name>
            <p className={lineItemRowDetail}>{detail}</p>
          </div>
          <div className={lineItemRowPrice}>{price}</div>
        </div>
        {facts ? <Facts items={facts} layout="line" /> : null}
      </div>
      {actions ? <div className={lineItemRowActions}>{actions}</div> : null}
    </article>
  )
}
