import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Chip } from '@selvedge/ui-kit/Chip'
import { Inline } from '@selvedge/ui-kit/Inline'
import { OrderSummary } from '@selvedge/ui-kit/OrderSummary'
import { PromoCode } from '@selvedge/ui-kit/PromoCode'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import type { CartView, SummaryView } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'
import type { FormAnswer } from '../forms/createFields.ts'
import { usePaths, useShop } from '../frame/useShop.ts'
import { afterpayText } from './afterpayText.ts'
import { GiftNote } from './GiftNote.tsx'
import { summaryNote } from './summaryNote.ts'
import { summaryRows } from './summaryRows.ts'

type CartSummaryProps = {
  readonly cart: CartView
  /** The cart's amounts, or those that it is about to have. */
  readonly summary: SummaryView
  readonly codeProblem?: ReactNode
  readonly typedCode?: string | undefined
  readonly giftAnswer?: FormAnswer | undefined
}

/** What the cart comes to, the way on, and promo codes. */
export const CartSummary = ({ cart, summary, codeProblem, typedCode, giftAnswer }: CartSummaryProps) => {
  const paths = usePaths()
  const navigation = useNavigation()
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
        {cart.codes.map(({ id, code }) => (
          <Form method="post" key={id}>
            <input type="hidden" name="intent" value="remove-code" />
            <input type="hidden" name="codeId" value={id} />
            <Inline gap="s" align="center">
              <Chip>{code}</Chip>
              <TextLink type="submit" size="small" aria-label={m.remove_code({ code })}>
                {m.remove()}
              </TextLink>
            </Inline>
          </Form>
        ))}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="code" />
          <PromoCode
            id="promo-code"
            label={m.promo_label()}
            fieldLabel={m.promo_field()}
            name="code"
            submit={m.promo_submit()}
            error={codeProblem}
            value={typedCode}
            loading={navigation.formData?.get('intent') === 'code'}
          />
        </Form>
        {summary.shipped || cart.gift ? <GiftNote gift={cart.gift} answer={giftAnswer} /> : null}
      </Stack>
    </OrderSummary>
  )
}
