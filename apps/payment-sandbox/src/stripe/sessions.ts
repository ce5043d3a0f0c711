import * as v from 'valibot'
import type { Account } from './account.ts'
import { customerOf } from './customers.ts'
import { type CheckoutSession, createEntity } from './entities.ts'
import { Metadata, readForm, Text, Url } from './readForm.ts'
import { invalidRequest, type Result } from './stripeError.ts'

const SessionForm = v.object({
  mode: Text,
  cancel_url: Url,
  currency: v.optional(Text),
  customer: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  // Stripe replaces `{CHECKOUT_SESSION_ID}` in this URL when the shopper returns.
  success_url: Url,
})

/** Creates a hosted page on which a shopper enters a card to save. */
export const createSession = (account: Account, form: unknown): Result<CheckoutSession> => {
  const read = readForm(SessionForm, form)
  if ('failure' in read) return read
  const { mode, customer, currency, ...draft } = read.value
  if (mode !== 'setup')
    return { failure: invalidRequest('Only mode=setup is supported by the sandbox.', { param: 'mode' }) }
  if (customer !== undefined) {
    const owner = customerOf(account, customer)
    if ('failure' in owner) return owner
  }
  const base = createEntity('checkout.session', 'cs_test', account.now())
  return {
    value: account.store.save<'checkout.session'>({
      ...base,
      ...draft,
      mode,
      currency: currency ?? null,
      customer: customer ?? null,
      setup_intent: null,
      status: 'open',
      url: `${account.publicUrl}/pay/${base.id}`,
    }),
  }
}
