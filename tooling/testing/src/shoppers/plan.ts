import type { Payment } from '../state/checkoutSteps.ts'
import type { CustomerKind } from '../state/givenCustomer.ts'
import { type Person, personIn } from '../state/people.ts'
import type { Random } from './random.ts'

/** How a shopper presses "Place order". */
export const submits = ['once', 'twice', 'in two tabs', 'and leaves'] as const

/** What one shopper buys, and how. */
export type Plan = {
  readonly number: number
  readonly buyer: 'guest' | CustomerKind
  readonly currency: keyof typeof personIn
  readonly address: Person
  readonly payment: Payment
  readonly lines: readonly { readonly category: string; readonly quantity: number }[]
  readonly submit: (typeof submits)[number]
}

const paymentsOf = (buyer: Plan['buyer'], currency: Plan['currency']): [Payment, ...Payment[]] => [
  'card',
  'PayPal',
  ...(currency === 'USD' ? (['Afterpay'] as const) : []),
  ...(buyer === 'guest' ? [] : (['store credit', 'credit and card'] as const)),
  ...(buyer === 'trade' ? (['purchase order'] as const) : []),
]

/** Returns the plan of a shopper. Afterpay needs US dollars and $35, which bedding reaches. */
export const planOf = (number: number, random: Random): Plan => {
  const buyer = random.pick(['guest', 'guest', 'customer', 'trade', 'Plus'] as const)
  const currency = random.pick(['USD', 'USD', 'CAD', 'EUR', 'AUD', 'GBP'] as const)
  const payment = random.pick(paymentsOf(buyer, currency))
  const quantity = 1 + Math.floor(random.next() * 3)
  const category =
    payment === 'Afterpay' ? 'bedding' : random.pick(['fabric', 'wallpaper', 'bedding'] as const)
  return {
    number,
    buyer,
    currency,
    address: personIn[currency],
    payment,
    lines:
      random.next() < 0.3 && category !== 'fabric'
        ? [
            { category, quantity },
            { category: 'fabric', quantity: 1 },
          ]
        : [{ category, quantity }],
    submit: random.pick(submits),
  }
}
