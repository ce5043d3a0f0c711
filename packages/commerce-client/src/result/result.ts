/** Success with a value, or a problem as a value. Nothing here throws. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** Returns a success with a value. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
/** Returns a failure with its problem. */
export const err = <Problem>(problem: Problem): { ok: false; problem: Problem } => ({ ok: false, problem })
