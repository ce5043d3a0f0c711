import { Hono } from 'hono'
import type { Store } from '../store/createStore.ts'
import { consolePage } from './consolePage.ts'
import { payments } from './payments.ts'
import { totals } from './totals.ts'

/**
 * Shows payments with their authorised, captured, voided and refunded amounts: as a page (`/console`) and as JSON
 * (`/console.json`).
 */
export const consoleRoutes = (store: Store): Hono => {
  const app = new Hono()

  app.get('/console.json', (context) => {
    const all = payments(store)
    const reference = context.req.query('reference')
    const selected = reference === undefined ? all : all.filter((payment) => payment.reference === reference)
    return context.json({
      payments: selected,
      totals: totals(selected),
      // Stripe's own objects, newest first.
      paymentIntents: [...store.list('payment_intent')].reverse(),
      refunds: store.list('refund'),
    })
  })

  app.get('/console', (context) => consolePage(context, payments(store)))

  return app
}
