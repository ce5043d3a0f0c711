import type { Logger } from 'pino'
import type { Store } from '../store/createStore.ts'
import { newId } from '../stripe/entities.ts'
import type { Teller, WebhookDelivery, WebhookEndpoint } from './entities.ts'
import { type Manner, prompt } from './mode.ts'
import { type Keys, sign } from './sign.ts'

export type WebhookOptions = {
  readonly store: Store
  readonly log: Logger
  readonly keys: Keys
  readonly now: () => Date
  /** Endpoints of the settings; others are added by the API. */
  readonly endpoints: readonly WebhookEndpoint[]
  /** Milliseconds before each further attempt. */
  readonly retryMs: readonly number[]
}

const ANSWER_MS = 10_000

/** Delivers signed messages to the shop's endpoints, again and again until they are taken; also after a restart. */
export const createWebhooks = ({ store, log, keys, now, endpoints, retryMs }: WebhookOptions) => {
  const timers = new Set<NodeJS.Timeout>()
  let manner: Manner = prompt
  let held: WebhookDelivery[] = []
  let open = true

  const later = (ms: number, act: () => Promise<unknown>): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act().catch((error: unknown) => log.error({ err: error }, 'webhook failed'))
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  const list = (): readonly WebhookEndpoint[] => [
    ...endpoints,
    ...store.list('webhook_endpoint').filter((endpoint) => !endpoint.deleted),
  ]

  const post = async (delivery: WebhookDelivery, forged: boolean): Promise<string> => {
    const endpoint = list().find(({ id }) => id === delivery.endpoint)
    if (!endpoint) return 'endpoint deleted'
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        ...sign(delivery, endpoint, { keys, now: now(), forged }),
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      await answer.body?.cancel()
      return String(answer.status)
    } catch (error) {
      return error instanceof Error ? error.name : 'no answer'
    }
  }

  const attempt = async (delivery: WebhookDelivery): Promise<void> => {
    if (!open) return
    const { mode } = manner
    const answer = await post(delivery, mode === 'forged')
    // Stopped meanwhile: it stays pending, and is sent again by the next run.
    if (!open) return
    const taken = /^2/.test(answer)
    const retry = retryMs[delivery.attempts]
    // A forged message is refused rightly, and is not sent again.
    const status = taken ? 'delivered' : retry === undefined || mode === 'forged' ? 'failed' : 'pending'
    const next = store.save<'webhook_delivery'>({
      ...delivery,
      attempts: delivery.attempts + 1,
      status,
      answer,
    })
    log.info({ delivery: next.id, type: next.type, attempt: next.attempts, answer }, 'webhook')
    if (status === 'pending' && open) later(retry ?? 0, () => attempt(next))
  }

  const sendHeld = async (): Promise<void> => {
    const batch = held.reverse()
    held = []
    for (const delivery of batch) await attempt(delivery)
  }

  const send = (delivery: WebhookDelivery): void => {
    const { mode, delayMs } = manner
    if (mode === 'reordered') {
      held.push(delivery)
      if (held.length === 1) later(delayMs, () => sendHeld())
      return
    }
    later(mode === 'late' ? delayMs : 0, () => attempt(delivery))
    if (mode === 'duplicated') later(delayMs, () => post(delivery, false))
  }

  return {
    endpoints: list,
    manner: () => manner,
    setManner: (next: Manner): void => {
      manner = next
    },
    /** Tells every endpoint of a provider. The payload is what will be signed. */
    publish: (provider: Teller, type: string, payload: string): void => {
      if (manner.mode === 'off') return
      for (const endpoint of list().filter((candidate) => candidate.provider === provider))
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
            answer: undefined,
          }),
        )
    },
    /** Sends on what an earlier run had left. */
    resume: (): void => {
      for (const delivery of store.list('webhook_delivery'))
        if (delivery.status === 'pending') later(0, () => attempt(delivery))
    },
    close: (): void => {
      open = false
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
