import { setTimeout } from 'node:timers/promises'

export type PollOptions = { readonly timeoutMs?: number; readonly intervalMs?: number }

/** Reads a value until `isDone` returns true or time is up, and returns the last value for the caller to assert on. */
export const eventually = async <Value>(
  read: () => Promise<Value> | Value,
  isDone: (value: Value) => boolean,
  { timeoutMs = 20_000, intervalMs = 50 }: PollOptions = {},
): Promise<Value> => {
  const end = Date.now() + timeoutMs
  for (;;) {
    const value = await read()
    if (isDone(value) || Date.now() >= end) return value
    await setTimeout(intervalMs)
  }
}
