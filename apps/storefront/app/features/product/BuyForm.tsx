import { useActionData, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Price } from '@selvedge/ui-kit/Price'
import { QuantityStepper } from '@selvedge/ui-kit/QuantityStepper'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { ShownProduct } from '../../../server/catalogue/shownProduct.ts'
import { formatCents } from '../../i18n/money.ts'
import { m } from '../../paraglide/messages.js'
import { afterpayText } from '../cart/afterpayText.ts'
import { refusalOf, useCartFetcher } from '../cart/CartForm.tsx'
import type { CartResult } from '../cart/cartResult.ts'
import { plusPriceText } from '../catalogue/plusPriceText.ts'
import { priceUnitText, quantityUnit } from '../catalogue/unitText.ts'
import { useEffectOnChange } from '../frame/useEffectOnChange.ts'
import { usePaths, useShop } from '../frame/useShop.ts'

type MiniCartProps = ComponentProps<typeof import('../cart/MiniCart.tsx').MiniCart>

/** Replaces a drawer that could not be loaded. */
const NoMiniCart = ({ onClose }: MiniCartProps) => {
  useEffect(onClose, [onClose])
  return null
}

/** The drawer is loaded after a product was added to the cart, so that the page does not load it at first. */
const MiniCart = lazy<(props: MiniCartProps) => ReactNode>(() =>
  import('../cart/MiniCart.tsx').then(
    ({ MiniCart: drawer }) => ({ default: drawer }),
    () => ({ default: NoMiniCart }),
  ),
)

type BuyFormProps = {
  readonly product: ShownProduct
  /** A sentence about the delivery time. */
  readonly delivery: string
  /** The quantity to begin with. */
  readonly initialQuantity?: number | undefined
  /** Other actions for the variant, which are shown beside the button. */
  readonly beside?: ReactNode
}

/** The SKU that a URL selects, if the product has it; undefined otherwise. */
const skuOf = (product: ShownProduct, search: string | undefined): string | undefined => {
  const sku = new URLSearchParams(search).get('sku')
  return product.axes.flatMap(({ options }) => options).find((option) => option.sku === sku)?.sku
}

/**
 * Quantity, price, and the form that adds the product to the cart. Without JavaScript the form redirects to the cart,
 * or back to this page with an error.
 */
export const BuyForm = ({ product, delivery, initialQuantity = 1, beside }: BuyFormProps) => {
  const paths = usePaths()
  const shop = useShop()
  const fetcher = useCartFetcher('add')
  const pending = useNavigation().location?.search
  const posted = useActionData<CartResult>()
  const refusal = refusalOf(fetcher) ?? (posted?.kind === 'refused' ? posted : undefined)
  const [quantity, setQuantity] = useState(posted?.kind === 'stepped' ? posted.quantity : initialQuantity)
  const locale = shop?.locale ?? 'en-US'
  const tier = product.tiers.find(({ from }) => from <= quantity)
  const totalCents = (tier?.cents ?? product.priceCents) * quantity
  const sum = quantity > 1 ? formatCents(totalCents, product.currency, locale) : product.price
  const { unit } = priceUnitText(product.unit)
  const instalments = product.afterpay ? afterpayText(totalCents, locale) : ''
  const groupPrice = !product.groupPrice ? '' : shop?.group === 'plus' ? m.plus_price() : m.trade_price()
  const plusPrice = plusPriceText(product.plusPrice, shop?.group)
  const result = fetcher.state === 'idle' && fetcher.data?.kind === 'changed' ? fetcher.data.data : undefined
  // The form stays in place when another variant loads. Its confirmation is shown only while the added variant is
  // selected.
  const [addedSku, setAddedSku] = useState<string>()
  const selectedSku = skuOf(product, pending) ?? product.sku
  const added = addedSku === selectedSku ? result : undefined
  const button = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffectOnChange(added, () => setIsOpen(added !== undefined))
  const confirmation = (
    <Callout tone="success" action={<TextLink href={paths.cart()}>{m.go_to_cart()}</TextLink>}>
      {m.added_to_cart({ name: product.name })}
    </Callout>
  )
  return (
    <fetcher.Form
      method="post"
      id="buy"
      onSubmit={({ currentTarget }) => {
        // A variant that was selected a moment ago may still be loading, or may not be rendered yet.
        const sku = skuOf(product, pending) ?? skuOf(product, window.location.search) ?? product.sku
        for (const input of currentTarget.querySelectorAll<HTMLInputElement>('[name=sku]')) input.value = sku
        setAddedSku(sku)
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={product.sku} />
      <Stack gap="m">
        <QuantityStepper
          name="quantity"
          label={m.quantity_label()}
          labels={{ decrease: m.quantity_less(), increase: m.quantity_more() }}
          defaultValue={quantity}
          onChange={setQuantity}
          submitName="step"
          max={999}
          size="l"
          unit={quantityUnit(product.unit, quantity)}
        />
        <Price
          current={sum}
          size="figure"
          labels={{ current: m.price_now(), was: m.price_was() }}
          {...(product.was && quantity === 1 ? { was: product.was } : {})}
          note={[
            quantity > 1
              ? m.price_sum({
                  quantity: `${quantity} ${quantityUnit(product.unit, quantity) ?? ''}`.trim(),
                  price: tier?.price ?? product.price,
                })
              : unit
                ? m.price_each({ price: product.price, unit })
                : '',
            groupPrice,
            product.discount,
            plusPrice,
          ]
            .filter(Boolean)
            .join(', ')}
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
          {isOpen && added?.cart ? (
            <Suspense fallback={confirmation}>
              <MiniCart
                title={m.added_to_cart({ name: product.name })}
                cartLabel={m.go_to_cart()}
                cart={added.cart}
                onClose={() => {
                  setIsOpen(false)
                  // Runs after the drawer has tried to focus the previous element, which no longer exists.
                  requestAnimationFrame(() => button.current?.querySelector('button')?.focus())
                }}
              />
            </Suspense>
          ) : added ? (
            confirmation
          ) : null}
          {refusal ? <Callout tone="error">{refusal.message}</Callout> : null}
        </div>
        <Text size="small" tone="muted">
          {instalments ? `${instalments} ` : ''}
          {delivery}
        </Text>
      </Stack>
    </fetcher.Form>
  )
}
