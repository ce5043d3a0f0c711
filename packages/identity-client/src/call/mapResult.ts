import type { IdentityResult } from './problem.ts'

/** Converts the value of a success; a failure stays as it is. */
export const mapResult = async <Value, Mapped>(
  call: IdentityResult<Value>,
  map: (value: Value) => Mapped,
): IdentityResult<Mapped> => {
  const result = await call
  return result.ok ? { ok: true, value: map(result.value) } : result
}

/** Drops the value of a success. */
export const withoutResultValue = (call: IdentityResult<unknown>): IdentityResult<undefined> =>
  mapResult(call, () => undefined)
