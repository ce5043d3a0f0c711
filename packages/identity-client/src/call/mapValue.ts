import type { IdentityResult } from './problem.ts'

/** Converts the value of a success; a failure stays as it is. */
export const mapValue = async <Value, Mapped>(
  call: IdentityResult<Value>,
  map: (value: Value) => Mapped,
): IdentityResult<Mapped> => {
  const result = await call
  return result.ok ? { ok: true, value: map(result.value) } : result
}

/** Drops the value of a success. */
export const withoutValue = (call: IdentityResult<unknown>): IdentityResult<undefined> =>
  mapValue(call, () => undefined)
