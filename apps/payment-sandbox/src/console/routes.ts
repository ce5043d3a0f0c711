import { Hono } from 'hono'
import { html } from 'hono/html'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import type { Store } from '../store/createStore.ts'
import type { Fault, Faults } from '../stripe/faults.ts'

const faults: readonly Fault[] = ['hang-after', 'hang-before', 'error-500']

/** What was authorised, captured and refunded, for people (`/console`) and for tests (`/console.json`); faults for tests. */
export const consoleRoutes = (store: Store, switched: Faults): Hono => {
  const app = new Hono()
  const intents = () => [...store.list('payment_intent')].reverse()

  app.get('/console.json', (context) =>
    context.json({ paymentIntents: intents(), refunds: store.list('refund') }),
  )

  app.get('/console', (context) => {
    const nonce = newNonce()
    context.header('content-security-policy', contentSecurity(nonce, []))
    const rows = intents().map(
      (
        intent,
      ) => html`<tr><td>${intent.id}</td><td>${intent.status}</td><td>${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}</td>
<td>${(intent.amount_received / 100).toFixed(2)}</td><td>${intent.metadata.order_number ?? ''}</td></tr>`,
    )
    return context.html(
      page({
        title: 'Payment sandbox',
        nonce,
        body: html`<main class="wide"><h1>Payment sandbox</h1><p>No money moves here.</p>
<table><thead><tr><th>Payment</th><th>State</th><th>Amount</th><th>Captured</th><th>Order</th></tr></thead><tbody>${rows}</tbody></table></main>`,
      }),
    )
  })

  app.post('/faults', async (context) => {
    const body: { act?: unknown; fault?: unknown; times?: unknown } = await context.req.json()
    const fault = faults.find((name) => name === body.fault)
    if (typeof body.act !== 'string' || !fault)
      return context.json({ message: `act and fault (${faults.join(', ')}) are required` }, 422)
    switched.set(body.act, fault, typeof body.times === 'number' ? body.times : 1)
    return context.json({ ok: true })
  })

  return app
}
