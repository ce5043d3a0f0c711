import type { Store } from '../store/createStore.ts'

const kinds = {
  customer: 'customer',
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  setup_intent: 'setup_intent',
} as const

const isName = (name: string): name is keyof typeof kinds => name in kinds
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const expandPath = (store: Store, value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((item) => expandPath(store, item, [name, ...rest]))
  if (!isRecord(value)) return value
  if (name === 'data') return { ...value, data: expandPath(store, value.data, rest) }
  const inner = value[name]
  if (!isName(name)) return value
  const found = typeof inner === 'string' ? store.find(kinds[name], inner) : inner
  return { ...value, [name]: expandPath(store, found ?? inner, rest) }
}

/** Replaces ids with their objects where the caller requested it (`expand[]=latest_charge`). */
export const expand = (store: Store, value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((expanded, path) => expandPath(store, expanded, path.split('.').slice(0, 4)), value)
