import { Callout } from '@selvedge/ui-kit/Callout'
import { Inline } from '@selvedge/ui-kit/Inline'
import { LineItemRow } from '@selvedge/ui-kit/LineItemRow'
import { Price } from '@selvedge/ui-kit/Price'
import { QuantityStepper } from '@selvedge/ui-kit/QuantityStepper'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useState } from 'react'
import type { BlockerView } from '../../../server/cart/blockerView.ts'
import type { LineView } from '../../../server/cart/cartView.ts'
import { m } from '../../paraglide/messages.js'
import { priceUnitText, quantityUnit } from '../catalogue/unitText.ts'
import { usePaths, useShop } from '../frame/useShop.ts'
import { type CartFetcher, CartForm, refusalOf, useCartFetcher, useSubmitChange } from './CartForm.tsx'
import type { CartResult } from './cartResult.ts'
import { LineImage } from './LineImage.tsx'

type LineIssueProps = {
  readonly lineItemId: string
  readonly blocker: BlockerView
  readonly fetcher: Pick<CartFetcher, 'Form'>
}

/** Why a line prevents the checkout, with the change or the page that resolves it. */
const LineIssue = ({ lineItemId, blocker: { text, remedy }, fetcher }: LineIssueProps) => {
  if (!remedy) return <Callout tone="error">{text}</Callout>
  const action =
    'href' in remedy ? (
      <TextLink href={remedy.href}>{remedy.label}</TextLink>
    ) : (
      <CartForm fetcher={fetcher} change={{ intent: remedy.intent, lineItemId }}>
        <TextLink type="submit">{remedy.label}</TextLink>
      </CartForm>
    )
  return (
    <Callout tone="error" action={action}>
      {text}
    </Callout>
  )
}

type CartLineProps = {
  readonly line: LineView
  /** The saved quantity; `line` may have a newer quantity that is not saved yet. */
  readonly savedQuantity: number
  /** The reasons why the line prevents the checkout. */
  readonly blockers: readonly BlockerView[]
  /** The result of a form that was submitted without JavaScript. */
  readonly result: CartResult | undefined
}

/**
 * A line of the cart. Its forms post to the cart page; with JavaScript they update the line without loading the page
 * again.
 */
export const CartLine = ({ line, savedQuantity, blockers, result }: CartLineProps) => {
  const paths = usePaths()
  const group = useShop()?.group
  const fetcher = useCartFetcher(line.id)
  const submit = useSubmitChange(fetcher)
  const refusal = refusalOf(fetcher)
  const [isInvalid, setIsInvalid] = useState(false)
  const posted = result?.kind === 'refused' && result.subject === line.id ? result : undefined
  const failed = isInvalid ? m.quantity_invalid() : (refusal ?? posted)?.message
  const problemId = `problem-${line.id}`
  const { unit } = priceUnitText(line.unit)
  const known = { lineItemId: line.id }
  // Hidden instead of unmounted: a refused removal shows the line again, with the reason.
  if (line.quantity === 0) return null
  const groupPrice = !line.groupPrice ? '' : group === 'plus' ? m.plus_price() : m.trade_price()
  return (
    <LineItemRow
      name={line.name}
      href={paths.product(line.slug, line.sku)}
      detail={line.kind}
      image={<LineImage line={line} sizes="(min-width: 48em) 220px, 112px" widths={[128, 256, 640]} />}
      price={
        <Price
          current={line.total}
          size="line"
          labels={{ current: m.price_now(), was: m.price_was() }}
          {...(line.was ? { was: line.was } : {})}
          note={[
            // Beside a discount, a price without the discount would look like the discounted price.
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
          {blockers.map((blocker) => (
            <LineIssue key={blocker.kind} lineItemId={line.id} blocker={blocker} fetcher={fetcher} />
          ))}
          <Inline gap="l" align="center">
            <CartForm fetcher={fetcher} change={{ intent: 'quantity', ...known }}>
              <QuantityStepper
                name="quantity"
                label={m.quantity_of({ name: line.name })}
                labels={{ decrease: m.quantity_less(), increase: m.quantity_more() }}
                value={savedQuantity}
                resetKey={refusal}
                min={0}
                max={999}
                unit={quantityUnit(line.unit, line.quantity)}
                submitName="step"
                onChange={(quantity) => {
                  setIsInvalid(false)
                  if (quantity !== line.quantity)
                    submit({ intent: 'quantity', ...known, quantity: String(quantity) })
                }}
                onRefuse={() => setIsInvalid(true)}
                errorId={isInvalid ? problemId : undefined}
              />
              <noscript>
                <TextLink type="submit" place="alone">
                  {m.quantity_save()}
                </TextLink>
              </noscript>
            </CartForm>
            <CartForm fetcher={fetcher} change={known}>
              <Inline gap="l">
                {line.yard ? (
                  <TextLink href={line.yard.href} place="alone">
                    {line.yard.change}
                  </TextLink>
                ) : null}
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
                  value="move-to-wishlist"
                  place="alone"
                  aria-label={m.wishlist_move_named({ name: line.name })}
                >
                  {m.wishlist_move()}
                </TextLink>
              </Inline>
            </CartForm>
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
