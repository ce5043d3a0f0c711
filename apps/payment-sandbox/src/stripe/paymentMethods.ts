import type { Card } from '../cards/readCard.ts'
import type { Store } from '../store/createStore.ts'
import { newId, type PaymentMethod } from './entities.ts'

/** Turns a card into a token. Only which test card it was is kept. */
export const createPaymentMethod = (store: Store, card: Card): PaymentMethod =>
  store.save<'payment_method'>({
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    created: Math.floor(Date.now() / 1000),
    billing_details: { name: card.name },
    card: {
      brand: card.test.brand,
      last4: card.test.number.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
    },
    metadata: { sandbox_card: card.test.key },
  })
