import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { OrderSummary } from '@selvedge/ui-kit/OrderSummary'
import { Stack } from '@selvedge/ui-kit/Stack'
import type { CartView, SummaryView } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'
import type { FormAnswer } from '../forms/createFields.ts'
import { usePaths, useShop } from '../frame/useShop.ts'
import { afterpayText } from './afterpayText.ts'
import { CartExtras } from './CartExtras.tsx'
import type { CartRefusal } from './changeCart.server.ts'
import { summaryNote } from './summaryNote.ts'
import { summaryRows } from './summaryRows.ts'

type CartSummaryProps = {
  readonly cart: CartView
  /** The cart's amounts, or those that it is about to have. */
  readonly summary: SummaryView
  readonly codeRefusal: CartRefusal | undefined
  readonly giftAnswer: FormAnswer | undefined
  readonly giftFailed: string | undefined
}

/** What the cart comes to, the way on, and promo codes. */
export const CartSummary = ({ cart, summary, codeRefusal, giftAnswer, giftFailed }: CartSummaryProps) => {
  const paths = usePaths()
  const locale = useShop()?.locale ?? 'en-US'
  const instalments = cart.afterpay === 'open' ? afterpayText(summary.totalCents, locale) : ''
  return (
    <OrderSummary
      title={m.summary_title()}
      rows={summaryRows(summary)}
      total={{ label: m.total(), value: summary.total }}
      footnote={`${instalments} ${summaryNote(summary)}`.trim()}
    >
      <Stack gap="m">
        {cart.obstacles.length === 0 ? (
          <Button href={paths.checkout()} size="l" width="full">
            {m.go_to_shipping()}
          </Button>
        ) : (
          <div id="obstacles" role="alert" tabIndex={-1}>
            <Stack gap="s">
              {cart.obstacles.map((obstacle) => (
                <Callout key={obstacle.kind} tone="error">
                  {obstacle.text}
                </Callout>
              ))}
            </Stack>
          </div>
        )}
        <CartExtras
          codes={cart.codes}
          refusal={codeRefusal}
          giftable={summary.shipped || cart.gift !== undefined}
          gift={cart.gift}
          answer={giftAnswer}
          failed={giftFailed}
        />
      </Stack>
    </OrderSummary>
  )
}
