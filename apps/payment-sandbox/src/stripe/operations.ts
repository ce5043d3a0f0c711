import type { Act } from '../faults/fault.ts'
import type { Account } from './account.ts'
import { cancelIntent, captureIntent } from './captureIntent.ts'
import { confirmIntent } from './confirmIntent.ts'
import { createIntent } from './createIntent.ts'
import { createCustomer, updateCustomer } from './customers.ts'
import type { PaymentIntent } from './entities.ts'
import { attach, detach } from './paymentMethods.ts'
import { createRefund } from './refunds.ts'
import { createSession } from './sessions.ts'
import { confirmSetup, createSetup } from './setupIntents.ts'
import { missing, type Result } from './stripeError.ts'
import { updateIntent } from './updateIntent.ts'

export type Form = Readonly<Record<string, unknown>>

/** A call that changes state. */
export type Operation = {
  readonly path: string
  readonly act: Act
  readonly run: (account: Account, form: Form, id: string) => Result<unknown>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const optional = (value: unknown): string | undefined => text(value) || undefined

const ofIntent =
  (act: (account: Account, intent: PaymentIntent, form: Form) => Result<unknown>): Operation['run'] =>
  (account, form, id) => {
    const intent = account.store.find('payment_intent', id)
    return intent ? act(account, intent, form) : { failure: missing('payment_intent', id, 'intent') }
  }

/** The calls that change state, at Stripe's own paths. */
export const operations: readonly Operation[] = [
  { path: '/v1/payment_intents', act: 'authorise', run: createIntent },
  {
    path: '/v1/payment_intents/:id/confirm',
    act: 'authorise',
    run: ofIntent((account, intent, form) =>
      confirmIntent(account, intent, {
        payment_method: optional(form.payment_method),
        return_url: optional(form.return_url),
        off_session: form.off_session === 'true',
      }),
    ),
  },
  { path: '/v1/payment_intents/:id/capture', act: 'capture', run: ofIntent(captureIntent) },
  { path: '/v1/payment_intents/:id/cancel', act: 'cancel', run: ofIntent(cancelIntent) },
  { path: '/v1/payment_intents/:id', act: 'session', run: ofIntent(updateIntent) },
  { path: '/v1/refunds', act: 'refund', run: createRefund },
  { path: '/v1/checkout/sessions', act: 'session', run: createSession },
  { path: '/v1/customers', act: 'vault', run: createCustomer },
  { path: '/v1/customers/:id', act: 'vault', run: (account, form, id) => updateCustomer(account, id, form) },
  {
    path: '/v1/payment_methods/:id/attach',
    act: 'vault',
    run: ({ store, now }, form, id) => attach(store, { id, customer: text(form.customer), now: now() }),
  },
  { path: '/v1/payment_methods/:id/detach', act: 'vault', run: ({ store }, _, id) => detach(store, id) },
  { path: '/v1/setup_intents', act: 'vault', run: createSetup },
  {
    path: '/v1/setup_intents/:id/confirm',
    act: 'vault',
    run: (account, form, id) => {
      const intent = account.store.find('setup_intent', id)
      return intent ? confirmSetup(account, intent, form) : { failure: missing('setup_intent', id) }
    },
  },
]
