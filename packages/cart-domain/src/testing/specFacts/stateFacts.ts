import { expect } from 'vitest'
import * as domain from '../../index.ts'
import { aLine } from '../builders.ts'
import { type Fact, namesOfList } from './fact.ts'

/** States and transitions (spec §2, §4). */
export const stateFacts: readonly Fact[] = [
  [
    '§4',
    'Checkout steps: 1 shipping, 2 payment, 3 review',
    () =>
      expect(
        domain
          .checkoutStepStates({ lineItems: [], hasPayment: false })
          .map(({ number, step }) => [number, step]),
      ).toEqual([
        [1, 'shipping'],
        [2, 'billing'],
        [3, 'review'],
      ]),
  ],
  [
    '§2',
    'Browser back from the billing or review step sends the user to the cart route.',
    () =>
      expect([domain.backButtonTarget('billing'), domain.backButtonTarget('review')]).toEqual([
        'cart',
        'cart',
      ]),
  ],
  [
    '§2',
    'Step 1 is clickable only when the cart is not empty and leads to checkout.',
    () => {
      const first = (lineItems: unknown[]) =>
        domain.checkoutStepStates({ lineItems, hasPayment: false })[0]?.clickable
      expect([first([]), first([{}])]).toEqual([false, true])
    },
  ],
  [
    '§4',
    'Payment method kinds: card (Braintree, also stripe identifier), PayPal, store credit (spoondollars), Afterpay, purchase order.',
    () =>
      expect(domain.paymentIdentifiers.map(domain.paymentKind)).toEqual(
        namesOfList('card, paypal, card, afterpay, store-credit, purchase-order'),
      ),
  ],
  [
    '§4',
    'Analytics funnel steps: view cart 0, shipping info 2, payment info 3, review order 4, purchase 5.',
    () =>
      expect(domain.funnelSteps).toEqual({
        view_cart: 0,
        add_shipping_info: 2,
        shipping_info: 2,
        add_payment_info: 3,
        review_order: 4,
        purchase: 5,
      }),
  ],
  [
    '§4',
    'A quantity change is reported as add when it rose and removal when it fell, using the absolute difference.',
    () => {
      const cart = (quantity: number) => ({ lineItems: [aLine({ quantity })] })
      const reported = (from: number, to: number) =>
        domain
          .quantityEvents(cart(from), cart(to))
          .map(({ event, ecommerce }) => [event, ecommerce.items[0]?.quantity])
      expect(reported(2, 5)).toEqual([['add_to_cart', 3]])
      expect(reported(5, 2)).toEqual([['remove_from_cart', 3]])
    },
  ],
  [
    '§4',
    'Adult content preference toggles on/off.',
    () => expect(domain.toggleAdultContent(domain.defaultPreferences).adult_content).toBe('ADULT_CONTENT_ON'),
  ],
  [
    '§4',
    'Order statuses in history: In Progress, Delivered, Cancelled.',
    () => expect(domain.orderStatuses).toEqual(['In Progress', 'Delivered', 'Cancelled']),
  ],
  [
    '§4',
    'Email subscription options: weekly, monthly, none.',
    () => expect(domain.emailOptions).toEqual(['weekly', 'monthly', 'none']),
  ],
]
