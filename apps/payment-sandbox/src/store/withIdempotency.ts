import { createHash } from 'node:crypto'
import type { Store } from './createStore.ts'

export type Reply = { readonly status: number; readonly body: unknown }

/** The result of a request with an idempotency key: the first response, or a conflict because the parameters differ. */
export type IdempotentResult =
  | { readonly reply: Reply; readonly replayed: boolean }
  | { readonly conflict: true }

/** Runs a request once per idempotency key, also across restarts. A repeated key returns the first response. */
export const withIdempotency = (
  store: Store,
  { key, request }: { key: string | undefined; request: string },
  run: () => Reply,
): IdempotentResult => {
  if (!key) return { reply: store.batch(run), replayed: false }
  const id = `idem_${key}`
  const fingerprint = createHash('sha256').update(request).digest('hex')
  const kept = store.find('kept_answer', id)
  if (kept && kept.fingerprint !== fingerprint) return { conflict: true }
  if (kept) return { reply: { status: kept.status, body: kept.body }, replayed: true }
  return store.batch(() => {
    const reply = run()
    store.save<'kept_answer'>({ id, object: 'kept_answer', fingerprint, ...reply })
    return { reply, replayed: false }
  })
}
