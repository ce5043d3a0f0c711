import type { Logger } from 'pino'
import type { Store } from '../store/createStore.ts'
import { newId } from '../stripe/entities.ts'
import { type DeliveryMode, promptDelivery } from './deliveryMode.ts'
import type { WebhookDelivery, WebhookEndpoint, WebhookSource } from './entities.ts'
import { type Keys, sign } from './sign.ts'

export type WebhookOptions = {
  readonly store: Store
  readonly log: Logger
  readonly keys: Keys
  readonly now: () => Date
  /** The endpoints of the settings; the API adds others. */
  readonly endpoints: readonly WebhookEndpoint[]
  /** Milliseconds before each retry. */
  readonly retryMs: readonly number[]
}

const RESPONSE_TIMEOUT_MS = 10_000

/** Delivers signed messages to the shop's endpoints. Retries until the endpoint returns 2xx, also after a restart. */
export const createWebhooks = ({ store, log, keys, now, endpoints, retryMs }: WebhookOptions) => {
  const timers = new Set<NodeJS.Timeout>()
  let deliveryMode: DeliveryMode = promptDelivery
  let gathered: WebhookDelivery[] = []
  let isOpen = true

  const schedule = (ms: number, act: () => Promise<unknown>): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act().catch((error: unknown) => log.error({ err: error }, 'webhook failed'))
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  const allEndpoints = (): readonly WebhookEndpoint[] => [
    ...endpoints,
    ...store.list('webhook_endpoint').filter((endpoint) => !endpoint.deleted),
  ]

  const post = async (delivery: WebhookDelivery, forged: boolean): Promise<string> => {
    const endpoint = allEndpoints().find(({ id }) => id === delivery.endpoint)
    if (!endpoint) return 'endpoint deleted'
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        ...sign(delivery, endpoint, { keys, now: now(), forged }),
        redirect: 'manual',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      })
      await response.body?.cancel()
      return String(response.status)
    } catch (error) {
      return error instanceof Error ? error.name : 'no answer'
    }
  }

  const attempt = async (delivery: WebhookDelivery): Promise<void> => {
    if (!isOpen) return
    const { mode } = deliveryMode
    const response = await post(delivery, mode === 'forged')
    // The sandbox was stopped: the message stays pending, and the next run sends it.
    if (!isOpen) return
    const isAccepted = /^2/.test(response)
    const retry = retryMs[delivery.attempts]
    // An endpoint is expected to refuse a forged message, so the message is not sent again.
    const status = isAccepted ? 'delivered' : retry === undefined || mode === 'forged' ? 'failed' : 'pending'
    const next = store.save<'webhook_delivery'>({
      ...delivery,
      attempts: delivery.attempts + 1,
      status,
      answer: response,
    })
    log.info({ delivery: next.id, type: next.type, attempt: next.attempts, response }, 'webhook')
    if (status === 'pending' && isOpen) schedule(retry ?? 0, () => attempt(next))
  }

  const sendGathered = async (): Promise<void> => {
    const batch = gathered.reverse()
    gathered = []
    for (const delivery of batch) await attempt(delivery)
  }

  const send = (delivery: WebhookDelivery): void => {
    const { mode, delayMs } = deliveryMode
    if (mode === 'reordered') {
      gathered.push(delivery)
      if (gathered.length === 1) schedule(delayMs, () => sendGathered())
      return
    }
    schedule(mode === 'late' ? delayMs : 0, () => attempt(delivery))
    if (mode === 'duplicated') schedule(delayMs, () => post(delivery, false))
  }

  return {
    endpoints: allEndpoints,
    deliveryMode: () => deliveryMode,
    setDeliveryMode: (next: DeliveryMode): void => {
      deliveryMode = next
    },
    /** Sends a message to every endpoint of a provider. `payload` is the text to sign. */
    publish: (provider: WebhookSource, type: string, payload: string): void => {
      if (deliveryMode.mode === 'off') return
      for (const endpoint of allEndpoints().filter((candidate) => candidate.provider === provider))
        send(
          store.save<'webhook_delivery'>({
            id: newId('whd'),
            object: 'webhook_delivery',
            provider,
            endpoint: endpoint.id,
            type,
            payload,
            attempts: 0,
            status: 'pending',
          }),
        )
    },
    /** Sends the pending messages of an earlier run. */
    resume: (): void => {
      for (const delivery of store.list('webhook_delivery'))
        if (delivery.status === 'pending') schedule(0, () => attempt(delivery))
    },
    close: (): void => {
      isOpen = false
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
