import type { Webhooks } from '../webhooks/createWebhooks.ts'
import type { BraintreeAccount } from './account.ts'
import { renderTransaction } from './renderTransaction.ts'
import { toXml } from './xml.ts'

/** Creates the function that sends a notification to the endpoints. */
export const createPublisher =
  (webhooks: Webhooks, now: () => Date): BraintreeAccount['publish'] =>
  (kind, transaction) =>
    webhooks.publish(
      'braintree',
      kind,
      toXml('notification', {
        timestamp: now().toISOString(),
        kind,
        subject: { transaction: renderTransaction(transaction) },
      }),
    )
