/** Success with a value, or a problem as a value. Nothing here throws. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }
