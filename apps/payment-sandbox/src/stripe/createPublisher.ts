import type { Webhooks } from '../webhooks/createWebhooks.ts'
import type { Account } from './account.ts'
import { newId } from './entities.ts'

/** Creates the function that stores an event for `GET /v1/events` and sends it to the endpoints. */
export const createPublisher =
  (store: Account['store'], webhooks: Webhooks, now: () => Date): Account['publish'] =>
  (type, object) => {
    const event = store.save<'event'>({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(now().getTime() / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: webhooks.endpoints().filter(({ provider }) => provider === 'stripe').length,
      request: { id: null, idempotency_key: null },
      type,
    })
    webhooks.publish('stripe', type, JSON.stringify(event))
  }
