import {
  isUnavailableLine,
  lineAttributeText,
  lineName,
  linePriceSummary,
  MAX_QUANTITY,
} from '@selvedge/cart-domain'
import { userMessages } from '@selvedge/cart-domain/messages'
import { lineSummary } from '@selvedge/cart-domain/server'
import type { CartLine } from '@selvedge/commerce-client'
import { Callout, Inline, LineItemRow, Price, QuantityStepper, Stack, TextLink } from '@selvedge/ui-kit'
import { useState } from 'react'
import { ProductImage } from '../catalogue/ProductImage'
import { productUrl } from '../catalogue/productUrl'
import { unitText } from '../catalogue/unitText'
import { formatCents, formatPrice } from '../formatPrice'

type LineProps = {
  readonly line: CartLine
  readonly currencyCode: string
  /** Changes when a quantity was refused: the field shows the saved one again. */
  readonly resetKey: unknown
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** The unit beside a quantity. */
const quantityUnits: Readonly<Record<string, string>> = { yard: 'yd', roll: 'rolls' }

/** A line of the cart. A change shows at once, and the platform's amounts replace it when they arrive. */
export const Line = ({ line, currencyCode, resetKey, onQuantity, onRemove }: LineProps) => {
  const [isInvalid, setIsInvalid] = useState(false)
  const { title } = lineName(line)
  const { netPrice, netSalePrice } = linePriceSummary(line)
  const errorId = `quantity-${line.id}`
  const unit = lineAttributeText(line, 'unit')
  const unitPrice = formatPrice((line.price.discounted ?? line.price).value)
  return (
    <LineItemRow
      name={title}
      href={productUrl(line.productSlug ?? '', line.variant?.sku)}
      detail={lineSummary(line).join(', ')}
      image={<ProductImage url={line.variant?.images[0]?.url} />}
      price={
        <Price
          size="line"
          current={formatCents(netSalePrice, currencyCode)}
          was={netSalePrice < netPrice ? formatCents(netPrice, currencyCode) : undefined}
          labels={{ current: 'Now', was: 'Was' }}
          note={
            line.quantity > 1 && netSalePrice === netPrice
              ? `${unitPrice} ${unitText(unit) ?? 'each'}`
              : undefined
          }
        />
      }
      actions={
        <Stack gap="s">
          {isUnavailableLine(line) ? (
            <Callout tone="error">{userMessages['item-unavailable']}</Callout>
          ) : null}
          <Inline gap="l">
            <QuantityStepper
              name="quantity"
              label={`Quantity of ${title}`}
              labels={{ decrease: `One less of ${title}`, increase: `One more of ${title}` }}
              min={0}
              max={MAX_QUANTITY}
              value={line.quantity}
              resetKey={resetKey}
              unit={quantityUnits[unit]}
              onChange={(quantity) => {
                setIsInvalid(false)
                if (quantity === 0) onRemove()
                else if (quantity !== line.quantity) onQuantity(quantity)
              }}
              onRefuse={() => setIsInvalid(true)}
              errorId={isInvalid ? errorId : undefined}
            />
            <TextLink onClick={onRemove} aria-label={`Remove ${title}`} place="alone">
              Remove
            </TextLink>
          </Inline>
          {isInvalid ? (
            <Callout tone="error" role="alert">
              <span id={errorId}>Enter a whole number up to {MAX_QUANTITY}.</span>
            </Callout>
          ) : null}
        </Stack>
      }
    />
  )
}
