import { createHash } from 'node:crypto'
import type { Store } from '../store/createStore.ts'

export type Reply = { readonly status: number; readonly body: unknown }

/**
 * Answers a repeated key with the first answer, as the provider does; the same key with another body is refused.
 * Keys are remembered across restarts.
 */
export const once = (store: Store, key: string | undefined, request: string, act: () => Reply): Reply => {
  if (!key) return act()
  const id = `idem_${key}`
  const fingerprint = createHash('sha256').update(request).digest('hex')
  const kept = store.find('kept_answer', id)
  if (kept && kept.fingerprint !== fingerprint)
    return {
      status: 400,
      body: {
        error: {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        },
      },
    }
  if (kept) return { status: kept.status, body: kept.body }
  const reply = act()
  store.save<'kept_answer'>({
    id,
    object: 'kept_answer',
    fingerprint,
    status: reply.status,
    body: reply.body,
  })
  return reply
}
