import type { ReactNode } from 'react'
import { type Fact, Facts } from '../Facts/Facts.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import {
  actions as actionsClass,
  detail as detailClass,
  image as imageClass,
  line,
  name as nameClass,
  price as priceClass,
  top,
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
  /** Controls of the line: quantity, remove, move to wishlist; and its messages. */
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
    <article className={line}>
      <div className={imageClass}>{image}</div>
      <div>
        <div className={top}>
          <div>
            <Name className={nameClass}>
              {href === undefined ? (
                name
              ) : (
                <TextLink href={href} tone="quiet">
                  {name}
                </TextLink>
              )}
            </Name>
            <p className={detailClass}>{detail}</p>
          </div>
          <div className={priceClass}>{price}</div>
        </div>
        {facts ? <Facts items={facts} layout="line" /> : null}
      </div>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </article>
  )
}
