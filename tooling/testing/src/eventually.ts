import { setTimeout } from 'node:timers/promises'

export type Patience = { readonly timeoutMs?: number; readonly intervalMs?: number }

/** Reads a value until it is as asked for, and gives the last one in any case: the caller asserts on it. */
export const eventually = async <Value>(
  read: () => Promise<Value> | Value,
  isDone: (value: Value) => boolean,
  { timeoutMs = 20_000, intervalMs = 50 }: Patience = {},
): Promise<Value> => {
  const end = Date.now() + timeoutMs
  for (;;) {
    const value = await read()
    if (isDone(value) || Date.now() >= end) return value
    await setTimeout(intervalMs)
  }
}
