import { useFetcher } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Price } from '@selvedge/ui-kit/Price'
import { QuantityStepper } from '@selvedge/ui-kit/QuantityStepper'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { ProductView } from '../../../server/catalogue/views.ts'
import { m } from '../../paraglide/messages.js'
import type { action as cartAction } from '../../routes/($locale).cart.tsx'
import { afterpayText } from '../cart/afterpayText.ts'
import { useCartFailure } from '../cart/useCartFailure.ts'
import { quantityUnit, unitText } from '../catalogue/unitText.ts'
import { usePaths, useShop } from '../frame/useShop.ts'

type MiniCartProps = ComponentProps<typeof import('../cart/MiniCart.tsx').MiniCart>

/** Stands in for a drawer that did not arrive. */
const NoMiniCart = ({ onClose }: MiniCartProps) => {
  useEffect(onClose, [onClose])
  return null
}

/** Comes when something was added, not with the page. */
const MiniCart = lazy<(props: MiniCartProps) => ReactNode>(() =>
  import('../cart/MiniCart.tsx').then(
    ({ MiniCart: drawer }) => ({ default: drawer }),
    () => ({ default: NoMiniCart }),
  ),
)

type BuyFormProps = {
  readonly product: ProductView
  /** Beside the button: what else can be done with the variant. */
  readonly beside?: ReactNode
}

/** Quantity, price and the way into the cart. Before there is script the form goes to the cart page itself. */
export const BuyForm = ({ product, beside }: BuyFormProps) => {
  const paths = usePaths()
  const shop = useShop()
  const fetcher = useFetcher<typeof cartAction>()
  useCartFailure(fetcher)
  const [quantity, setQuantity] = useState(1)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const sum =
    quantity > 1
      ? new Intl.NumberFormat(shop?.locale, {
          style: 'currency',
          currency: product.currency,
          currencyDisplay: 'narrowSymbol',
        }).format((product.priceCents * quantity) / 100)
      : product.price
  const { unit } = unitText(product.unit)
  const instalments = product.afterpay
    ? afterpayText(product.priceCents * quantity, shop?.locale ?? 'en-US')
    : ''
  const groupPrice = !product.groupPrice ? '' : shop?.group === 'plus' ? m.plus_price() : m.trade_price()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const added = answer && 'added' in answer && answer.added ? answer : undefined
  const button = useRef<HTMLDivElement>(null)
  const [looking, setLooking] = useState(false)
  useEffect(() => setLooking(added !== undefined), [added])
  const confirmation = (
    <Callout tone="success" action={<TextLink href={paths.cart()}>{m.go_to_cart()}</TextLink>}>
      {m.added_to_cart({ name: product.name })}
    </Callout>
  )
  return (
    <fetcher.Form method="post" {...(ready ? {} : { action: paths.cart() })} id="buy">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={product.sku} />
      {ready ? <input type="hidden" name="stay" value="1" /> : null}
      <Stack gap="m">
        <QuantityStepper
          name="quantity"
          label={m.quantity_label()}
          labels={{ decrease: m.quantity_less(), increase: m.quantity_more() }}
          value={quantity}
          onChange={setQuantity}
          max={999}
          size="l"
          unit={quantityUnit(product.unit, quantity)}
        />
        <Price
          current={sum}
          size="figure"
          labels={{ current: m.price_now(), was: m.price_was() }}
          {...(product.was && quantity === 1 ? { was: product.was } : {})}
          note={
            <>
              {quantity > 1
                ? m.price_sum({
                    quantity: `${quantity} ${quantityUnit(product.unit, quantity) ?? ''}`.trim(),
                    price: product.price,
                  })
                : unit
                  ? m.price_each({ price: product.price, unit })
                  : null}
              {groupPrice ? `, ${groupPrice}` : ''}
              {product.discount ? ` ${product.discount}.` : ''}
            </>
          }
        />
        <div ref={button}>
          <Inline wrap="no" gap="s">
            {product.available ? (
              <Button type="submit" size="l" width="full" loading={fetcher.state !== 'idle'}>
                {m.add_to_cart()}
              </Button>
            ) : (
              <Callout tone="warning">{m.out_of_stock()}</Callout>
            )}
            {beside}
          </Inline>
        </div>
        <div aria-live="polite">
          {looking ? (
            <Suspense fallback={confirmation}>
              <MiniCart
                added={product.name}
                onClose={() => {
                  setLooking(false)
                  // After the drawer has given back the focus that it found, which was nowhere.
                  requestAnimationFrame(() => button.current?.querySelector('button')?.focus())
                }}
              />
            </Suspense>
          ) : added ? (
            confirmation
          ) : null}
          {answer && 'problem' in answer ? <Callout tone="error">{answer.words}</Callout> : null}
        </div>
        <Text size="small" tone="soft">
          {instalments ? `${instalments} ` : ''}
          {product.shipped ? m.delivery_promise() : m.delivery_membership()}
        </Text>
      </Stack>
    </fetcher.Form>
  )
}
