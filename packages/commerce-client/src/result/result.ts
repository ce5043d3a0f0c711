import type { Result } from '@selvedge/cart-domain'

export type { Result }

/** Returns a success with a value. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
/** Returns a failure with its problem. */
export const err = <Problem>(problem: Problem): { ok: false; problem: Problem } => ({ ok: false, problem })
