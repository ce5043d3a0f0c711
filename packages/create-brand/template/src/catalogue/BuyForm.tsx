import { MAX_QUANTITY, viewItemEvent } from '@selvedge/cart-domain'
import { lineFields } from '@selvedge/cart-domain/server'
import { Button, Callout, Inline, Price, QuantityStepper, Stack, TextLink } from '@selvedge/ui-kit'
import { type FormEvent, useEffect, useState } from 'react'
import { cartMessage } from '../cart/cartMessage'
import { useShopCart } from '../cart/useShopCart'
import { formatPrice } from '../formatPrice'
import { useShop } from '../ShopProvider'
import { market } from '../settings'
import { unitText } from './unitText'
import { VariantChoice } from './VariantChoice'
import { isInStock, type Variant } from './variants'

type BuyFormProps = {
  readonly name: string
  readonly description: string | null | undefined
  readonly variants: readonly Variant[]
  readonly variant: Variant
  readonly onSelect: (sku: string) => void
}

/** Reports a variant that the visitor looks at, once. */
const useViewItem = (name: string, { sku, price }: Variant): void => {
  const { track } = useShop()
  const centAmount = (price?.discounted ?? price)?.value.centAmount
  useEffect(() => {
    if (sku && centAmount !== undefined)
      track(viewItemEvent({ sku, name, price: { currencyCode: market.currency, centAmount } }))
  }, [track, name, sku, centAmount])
}

/** Chooses a variant and a quantity, and adds them to the cart. */
export const BuyForm = ({ name, description, variants, variant, onSelect }: BuyFormProps) => {
  const { cart, add, pending, error } = useShopCart()
  const [quantity, setQuantity] = useState(1)
  const [isInvalid, setIsInvalid] = useState(false)
  const [added, setAdded] = useState<string>()
  useViewItem(name, variant)
  const { price, sku } = variant
  const unit = unitText(variant.attributesRaw.find((each) => each.name === 'unit')?.value)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A button that shows that it loads can still be pressed.
    if (pending) return
    setAdded(undefined)
    const target = cart
      ? { id: cart.id, version: cart.version, base: cart }
      : { currency: market.currency, country: market.country }
    if (sku && (await add(target, { sku, quantity, ...lineFields(variant, description) }))) setAdded(sku)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="l">
        {price ? (
          <Price
            size="total"
            current={formatPrice((price.discounted ?? price).value)}
            was={price.discounted ? formatPrice(price.value) : undefined}
            labels={{ current: 'Now', was: 'Was' }}
            unit={unit}
          />
        ) : null}
        <VariantChoice variants={variants} variant={variant} onSelect={onSelect} />
        {isInStock(variant) ? (
          <Inline gap="m" wrap="no">
            <QuantityStepper
              name="quantity"
              label="Quantity"
              labels={{ decrease: 'One less', increase: 'One more' }}
              size="l"
              min={1}
              max={MAX_QUANTITY}
              value={quantity}
              onChange={(value) => {
                setIsInvalid(false)
                setQuantity(value)
              }}
              onRefuse={() => setIsInvalid(true)}
              errorId={isInvalid ? 'quantity-error' : undefined}
            />
            <Button type="submit" size="m" width="full" loading={pending}>
              Add to cart
            </Button>
          </Inline>
        ) : (
          <Callout tone="info">This choice is out of stock.</Callout>
        )}
        {isInvalid ? (
          <Callout tone="error" role="alert">
            <span id="quantity-error">Enter a whole number from 1 to {MAX_QUANTITY}.</span>
          </Callout>
        ) : null}
        {error ? (
          <Callout tone="error" role="alert">
            {cartMessage(error)}
          </Callout>
        ) : null}
        <div role="status">
          {added === sku && !pending ? (
            <Callout tone="success" action={<TextLink href="/cart">Go to cart</TextLink>}>
              It is in your cart.
            </Callout>
          ) : null}
        </div>
      </Stack>
    </form>
  )
}
