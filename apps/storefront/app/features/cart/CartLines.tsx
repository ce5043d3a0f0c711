import { useFetcher } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Inline } from '@selvedge/ui-kit/Inline'
import { LineItemRow } from '@selvedge/ui-kit/LineItemRow'
import { Price } from '@selvedge/ui-kit/Price'
import { QuantityStepper } from '@selvedge/ui-kit/QuantityStepper'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useCallback, useEffect, useState } from 'react'
import type { LineView, ObstacleView } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'
import type { action } from '../../routes/($locale).cart.tsx'
import { quantityUnit, unitText } from '../catalogue/unitText.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths, useShop } from '../frame/useShop.ts'
import { LineTrouble } from './LineTrouble.tsx'
import { useCartFailure } from './useCartFailure.ts'
import { useQuantity } from './useQuantity.ts'

type CartLineProps = {
  readonly line: LineView
  readonly problem?: string
  /** What makes the line stand in the way of the checkout. */
  readonly obstacles: readonly ObstacleView[]
  /** Told at once that the quantity is another one: the next thing may be the click on a link. */
  readonly onTouch: () => void
  /** Told the quantity that is on its way, and when it has arrived. */
  readonly onChange: (lineItemId: string, quantity: number | undefined) => void
  /** Whether the shopper waits for the change to be saved, and is told when it was not. */
  readonly hurry: boolean
  readonly onRefused: () => void
}

/** A line of the cart. Its forms post to the cart page; with script they change it in place. */
export const CartLine = (props: CartLineProps) => {
  const { line, problem, obstacles, onTouch, onChange, hurry, onRefused } = props
  const paths = usePaths()
  const group = useShop()?.group
  const fetcher = useFetcher<typeof action>()
  const cartPath = paths.cart()
  const send = useCallback(
    (next: number) =>
      fetcher.submit(
        { intent: 'quantity', lineItemId: line.id, quantity: String(next) },
        { method: 'post', action: cartPath },
      ),
    [fetcher.submit, line.id, cartPath],
  )
  const failure = useCartFailure(fetcher)
  const { quantity, setQuantity, pending } = useQuantity({
    current: line.quantity,
    idle: fetcher.state === 'idle',
    send,
    hurry,
  })
  useEffect(() => {
    if (failure) onRefused()
  }, [failure, onRefused])
  // What was typed and is no quantity, until the line has another one.
  const [refusedAt, setRefusedAt] = useState<number>()
  const refused = refusedAt === quantity
  const failed = refused
    ? m.quantity_invalid()
    : fetcher.state === 'idle' && failure
      ? failure.words
      : problem
  const problemId = `problem-${line.id}`
  const { unit } = unitText(line.unit)
  const leaving = fetcher.formData?.get('intent')
  const removing = leaving === 'remove' || leaving === 'wish'
  const underWay = removing ? 0 : pending ? quantity : undefined
  useEffect(() => {
    onChange(line.id, underWay)
    return () => onChange(line.id, undefined)
  }, [onChange, line.id, underWay])
  if (removing) return null
  const groupPrice = !line.groupPrice ? '' : group === 'plus' ? m.plus_price() : m.trade_price()
  return (
    <LineItemRow
      name={line.name}
      href={paths.product(line.slug, line.sku)}
      detail={line.kind}
      picture={
        <ShopPicture
          id={line.picture}
          alt=""
          ratio="fill"
          sizes="(min-width: 48em) 220px, 112px"
          widths={[128, 256, 640]}
        />
      }
      price={
        <Price
          current={line.total}
          size="line"
          labels={{ current: m.price_now(), was: m.price_was() }}
          {...(line.was ? { was: line.was } : {})}
          note={[
            // Beside a discount a price without it would be read as the one with it.
            !line.discounts && (line.quantity > 1 || unit)
              ? m.price_each({ price: line.unitPrice, unit: unit ?? m.unit_each() })
              : '',
            groupPrice,
            line.discounts,
          ]
            .filter(Boolean)
            .join(', ')}
        />
      }
      facts={line.facts.map(({ name, value }) => ({ term: name, value }))}
      actions={
        <Stack gap="s">
          {obstacles.map((obstacle) => (
            <LineTrouble
              key={obstacle.kind}
              lineItemId={line.id}
              obstacle={obstacle}
              LineForm={fetcher.Form}
            />
          ))}
          <Inline gap="l" align="center">
            <fetcher.Form method="post" action={cartPath}>
              <input type="hidden" name="intent" value="quantity" />
              <input type="hidden" name="lineItemId" value={line.id} />
              <QuantityStepper
                name="quantity"
                label={m.quantity_of({ name: line.name })}
                labels={{ decrease: m.quantity_less(), increase: m.quantity_more() }}
                value={quantity}
                min={0}
                max={999}
                unit={quantityUnit(line.unit, quantity)}
                submitName="step"
                onChange={(next) => {
                  setRefusedAt(undefined)
                  setQuantity(next)
                  onTouch()
                }}
                onRefuse={() => setRefusedAt(quantity)}
                errorId={refused ? problemId : undefined}
              />
              <noscript>
                <TextLink type="submit" place="alone">
                  {m.quantity_save()}
                </TextLink>
              </noscript>
            </fetcher.Form>
            <fetcher.Form method="post" action={cartPath}>
              <input type="hidden" name="lineItemId" value={line.id} />
              <Inline gap="l">
                <TextLink
                  type="submit"
                  name="intent"
                  value="remove"
                  place="alone"
                  aria-label={m.remove_line({ name: line.name })}
                >
                  {m.remove()}
                </TextLink>
                <TextLink
                  type="submit"
                  name="intent"
                  value="wish"
                  place="alone"
                  aria-label={m.wishlist_move_named({ name: line.name })}
                >
                  {m.wishlist_move()}
                </TextLink>
              </Inline>
            </fetcher.Form>
          </Inline>
          {failed ? (
            <div id={problemId}>
              <Callout tone="error" role="alert">
                {failed}
              </Callout>
            </div>
          ) : null}
        </Stack>
      }
    />
  )
}
