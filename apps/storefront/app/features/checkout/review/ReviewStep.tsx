import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { SummaryRows } from '@selvedge/ui-kit/OrderSummary'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { OrderLines } from '../../cart/OrderLines.tsx'
import { summaryRows } from '../../cart/summaryRows.ts'
import { usePaths } from '../../frame/useShop.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'
import type { RefusedStep } from '../shared/refusedStep.ts'
import { GiftSection, PostalAddress, ReviewSection } from './ReviewSection.tsx'

type ReviewStepProps = {
  readonly checkout: CheckoutData
  /** The refusal of an order that the shopper placed without accepting the agreement. */
  readonly disagreed: RefusedStep | undefined
}

/** The review of an order before it is placed: address, shipping method, totals. */
export const ReviewStep = ({ checkout, disagreed }: ReviewStepProps) => {
  const { payment } = checkout
  const paths = usePaths()
  const navigation = useNavigation()
  const placing = navigation.formData?.get('intent') === 'place'
  const { summary } = checkout.cart
  const agreement = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (disagreed) agreement.current?.focus()
  }, [disagreed])
  const edit = (href: string, what: string) => (
    <TextLink href={href} size="small" aria-label={m.edit_what({ what })}>
      {m.edit()}
    </TextLink>
  )
  const printed = summary.printed ? m.delivery_promise() : m.delivery_plain()
  const promise = checkout.shipped ? printed : m.delivery_membership()
  const hidden = {
    intent: 'place',
    key: checkout.submitKey,
    cartId: checkout.cart.id,
    totalCents: summary.totalCents,
    currency: summary.currency,
    reviewedCart: checkout.fingerprint,
    reviewedPayment: payment?.stamp ?? '',
  }
  return (
    <Form method="post" action={paths.sendCheckout('review')} replace noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Panel>
        <Stack gap="xl">
          <ReviewSection
            title={m.review_where()}
            edit={edit(paths.editCheckout('shipping'), m.shipping_address())}
          >
            {checkout.shipping ? <PostalAddress address={checkout.shipping} /> : null}
            {checkout.shipping?.instructions ? (
              <Text tone="muted">{checkout.shipping.instructions}</Text>
            ) : null}
            <Text tone="muted">{checkout.email}</Text>
          </ReviewSection>
          <ReviewSection
            title={m.review_how()}
            edit={edit(paths.editCheckout('shipping'), m.delivery_method())}
          >
            <Text>
              {summary.shippingName}, {summary.free ? m.free() : summary.shipping}
            </Text>
            <Text tone="muted">{checkout.shipsBy ? m.ships_by({ date: checkout.shipsBy }) : promise}</Text>
          </ReviewSection>
          <Hidden when="fromLg">
            <ReviewSection
              title={m.review_what()}
              edit={
                <TextLink href={paths.cart()} size="small">
                  {m.edit_cart()}
                </TextLink>
              }
            >
              <OrderLines lines={checkout.cart.lines} />
              <SummaryRows rows={[...summaryRows(summary), { label: m.total(), value: summary.total }]} />
            </ReviewSection>
          </Hidden>
          <ReviewSection title={m.review_paid()} edit={edit(paths.editCheckout('billing'), m.pay_title())}>
            {payment?.credit?.used ? <Text>{m.pay_credit_used({ used: payment.credit.used })}</Text> : null}
            {payment?.chosen && !payment.coversAll ? (
              <Text>
                {payment.chosen.text}
                {payment.credit?.used ? `: ${payment.credit.left}` : ''}
              </Text>
            ) : null}
            {checkout.billingSame ? (
              <Text tone="muted">{m.billing_is_shipping()}</Text>
            ) : checkout.billing ? (
              <PostalAddress address={checkout.billing} />
            ) : null}
          </ReviewSection>
          <GiftSection gift={checkout.cart.gift} edit={edit(paths.cart(), m.gift_title())} />
          <Checkbox
            ref={agreement}
            name="agreement"
            required
            error={disagreed ? m.field_agreement() : undefined}
            hint={<TextLink href={paths.help('privacy')}>{m.agreement_more()}</TextLink>}
          >
            {checkout.shipped ? m.agreement() : m.agreement_membership()}
          </Checkbox>
          <Stack gap="s">
            <Button type="submit" size="l" width="full" loading={placing}>
              {m.place_order({ total: summary.total })}
            </Button>
            <Text size="small" tone="muted">
              {checkout.shipped ? m.place_order_note() : m.place_order_note_membership()}
            </Text>
          </Stack>
        </Stack>
      </Panel>
    </Form>
  )
}
