import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { contentSecurity, newNonce } from '../html/contentSecurity.ts'
import { page } from '../html/page.ts'
import { decimal } from '../money/decimal.ts'
import type { Payment } from './payments.ts'
import { consoleStyles } from './styles.ts'
import { totals } from './totals.ts'

const SHOWN = 200

const names = { stripe: 'Stripe', braintree: 'Braintree', afterpay: 'Afterpay' } as const
const columns = ['amount', 'authorised', 'captured', 'voided', 'refunded'] as const
const labels = {
  amount: 'Asked for',
  authorised: 'Held',
  captured: 'Captured',
  voided: 'Let go',
  refunded: 'Refunded',
} as const

const amount = (label: string, value: number, currency: string) =>
  html`<td class="sum ${value === 0 ? 'none' : ''}" data-label="${label}">${decimal(value, currency)}</td>`

const row = (payment: Payment) => html`<tr>
<th scope="row"><span class="reference">${payment.reference || 'No reference'}</span><span class="id">${payment.id}</span></th>
<td data-label="Provider"><span>${names[payment.provider]}${payment.instrument ? html`<span class="id">${payment.instrument}</span>` : ''}</span></td>
<td data-label="State"><span class="state">${payment.status.toLowerCase().replaceAll('_', ' ')}</span></td>
<td data-label="Currency">${payment.currency}</td>
${columns.map((column) => amount(labels[column], payment[column], payment.currency))}
<td data-label="Time"><time datetime="${payment.createdAt}">${payment.createdAt.slice(0, 19).replace('T', ' ')}</time></td>
</tr>`

const summary = (payments: readonly Payment[]) => {
  const byCurrency = totals(payments.map((payment) => ({ ...payment, reference: '' })))
  return byCurrency.map(
    (total) => html`<section class="total"><h2>${total.currency}</h2><dl>
${(['authorised', 'captured', 'voided', 'refunded'] as const).map(
  (column) => html`<div><dt>${labels[column]}</dt><dd>${decimal(total[column], total.currency)}</dd></div>`,
)}</dl></section>`,
  )
}

/** The console page: a table of payments, or a sentence when there are none. */
export const consolePage = (context: Context, payments: readonly Payment[]) => {
  const nonce = newNonce()
  context.header('content-security-policy', contentSecurity(nonce, []))
  context.header('cache-control', 'no-store')
  return context.html(
    page({
      title: 'Payment sandbox',
      nonce,
      body: html`<style nonce="${nonce}">${raw(consoleStyles)}</style>
<main class="wide"><h1>Payments</h1>
<p>What Stripe, Braintree and Afterpay were asked to do. This is the payment sandbox: no money moves. <a href="/console.json">The same as JSON</a></p>
${
  payments.length === 0
    ? html`<p class="empty">Nothing was charged yet. Place an order, and it shows here.</p>`
    : html`<div class="totals">${summary(payments)}</div>
<table><caption>${payments.length > SHOWN ? `The newest ${SHOWN} of ${payments.length} payments` : 'All payments, the newest first'}</caption>
<thead><tr><th scope="col">Reference</th><th scope="col">Provider</th><th scope="col">State</th><th scope="col">Currency</th>
${columns.map((column) => html`<th scope="col" class="sum">${labels[column]}</th>`)}<th scope="col">Time (UTC)</th></tr></thead>
<tbody>${payments.slice(0, SHOWN).map(row)}</tbody></table>`
}</main>`,
    }),
  )
}
