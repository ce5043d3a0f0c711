import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { OrderSummary } from '@selvedge/ui-kit/OrderSummary'
import { Stack } from '@selvedge/ui-kit/Stack'
import type { RefObject } from 'react'
import type { CartView, SummaryView } from '../../../server/cart/cartView.ts'
import { m } from '../../paraglide/messages.js'
import { usePaths, useShop } from '../frame/useShop.ts'
import { afterpayText } from './afterpayText.ts'
import { CodeForm } from './CodeForm.tsx'
import type { CartResult } from './cartResult.ts'
import { GiftCard } from './GiftCard.tsx'
import { summaryRows } from './summaryRows.ts'

/**
 * The note below a cart's total. It explains where to enter codes. If shipping and tax are not known yet, it also
 * explains that they follow at the next step.
 */
export const summaryNote = ({
  shipped,
  shippingName,
  tax,
}: Pick<SummaryView, 'shipped' | 'shippingName' | 'tax'>): string =>
  shipped && !shippingName && !tax ? `${m.summary_footnote()} ${m.summary_codes()}` : m.summary_codes()

type CartSummaryProps = {
  readonly cart: CartView
  /** The cart's amounts, or their prediction. */
  readonly summary: SummaryView
  readonly gift: RefObject<HTMLFormElement>
  /** The result of a form that was submitted without JavaScript. */
  readonly result: CartResult | undefined
}

/** The totals of the cart, the link to the checkout, promo codes and the gift message. */
export const CartSummary = ({ cart, summary, gift, result }: CartSummaryProps) => {
  const paths = usePaths()
  const locale = useShop()?.locale ?? 'en-US'
  const instalments = cart.afterpayAvailable ? afterpayText(summary.totalCents, locale) : ''
  return (
    <OrderSummary
      title={m.summary_title()}
      rows={summaryRows(summary)}
      total={{ label: m.total(), value: summary.total }}
      footnote={`${instalments} ${summaryNote(summary)}`.trim()}
    >
      <Stack gap="m">
        {cart.blockers.length === 0 ? (
          <Button href={paths.checkout()} size="l" width="full">
            {m.go_to_shipping()}
          </Button>
        ) : (
          <div id="blockers" role="alert" tabIndex={-1}>
            <Stack gap="s">
              {cart.blockers.map((blocker) => (
                <Callout key={blocker.kind} tone="error">
                  {blocker.text}
                </Callout>
              ))}
            </Stack>
          </div>
        )}
        <CodeForm codes={cart.codes} result={result} />
        {summary.shipped || cart.gift ? <GiftCard form={gift} gift={cart.gift} result={result} /> : null}
      </Stack>
    </OrderSummary>
  )
}
