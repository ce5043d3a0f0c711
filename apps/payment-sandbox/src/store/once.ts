import { createHash } from 'node:crypto'
import type { Store } from './createStore.ts'

export type Reply = { readonly status: number; readonly body: unknown }

/** What a repeated key leads to: the first answer, or nothing because it came with other parameters. */
export type Repeat = { readonly reply: Reply; readonly replayed: boolean } | { readonly conflict: true }

/** Does something once for a key, also across restarts. A key's second use gets the first answer. */
export const once = (
  store: Store,
  { key, request }: { key: string | undefined; request: string },
  act: () => Reply,
): Repeat => {
  if (!key) return { reply: store.together(act), replayed: false }
  const id = `idem_${key}`
  const fingerprint = createHash('sha256').update(request).digest('hex')
  const kept = store.find('kept_answer', id)
  if (kept && kept.fingerprint !== fingerprint) return { conflict: true }
  if (kept) return { reply: { status: kept.status, body: kept.body }, replayed: true }
  return store.together(() => {
    const reply = act()
    store.save<'kept_answer'>({ id, object: 'kept_answer', fingerprint, ...reply })
    return { reply, replayed: false }
  })
}
