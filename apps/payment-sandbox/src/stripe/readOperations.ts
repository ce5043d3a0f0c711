import type { Account } from './account.ts'
import { customerOf } from './customers.ts'
import { pageOf } from './listing.ts'
import { readQuery } from './searchIntents.ts'
import { missing, type Result } from './stripeError.ts'

type Read = (account: Account, query: URLSearchParams, id: string) => Result<unknown>

const kinds = {
  payment_intents: 'payment_intent',
  payment_methods: 'payment_method',
  setup_intents: 'setup_intent',
  'checkout/sessions': 'checkout.session',
  charges: 'charge',
  refunds: 'refund',
  events: 'event',
} as const

const one =
  (kind: (typeof kinds)[keyof typeof kinds]): Read =>
  ({ store }, _, id) => {
    const found = store.find(kind, id)
    return found ? { value: found } : { failure: missing(kind, id) }
  }

/** Whether an object matches the query's filters: `customer`, `payment_intent`, `type`. */
const matchesQuery =
  (query: URLSearchParams, fields: readonly string[]) =>
  (item: object): boolean =>
    fields.every((field) => {
      const filter = query.get(field)
      return (
        filter === null ||
        (field in item && Object.entries(item).some(([k, v]) => k === field && v === filter))
      )
    })

const listOf =
  (kind: 'payment_intent' | 'payment_method' | 'refund' | 'charge' | 'event', path: string): Read =>
  ({ store }, query) =>
    pageOf(
      [...store.list(kind)].filter(matchesQuery(query, ['customer', 'payment_intent', 'charge', 'type'])),
      query,
      path,
    )

const search: Read = ({ store }, query) => {
  const read = readQuery(query.get('query') ?? '')
  if ('failure' in read) return read
  const found = pageOf(store.list('payment_intent').filter(read.value), query, '/v1/payment_intents/search')
  return 'failure' in found
    ? found
    : { value: { ...found.value, object: 'search_result', next_page: null, total_count: undefined } }
}

/** The calls that only read, at Stripe's own paths. */
export const readOperations: readonly {
  readonly path: string
  readonly act: 'find' | 'search'
  readonly read: Read
}[] = [
  { path: '/v1/payment_intents/search', act: 'search', read: search },
  ...(['payment_intents', 'payment_methods', 'refunds', 'charges', 'events'] as const).map((name) => ({
    path: `/v1/${name}`,
    act: 'search' as const,
    read: listOf(kinds[name], `/v1/${name}`),
  })),
  ...Object.entries(kinds).map(([name, kind]) => ({
    path: `/v1/${name}/:id`,
    act: 'find' as const,
    read: one(kind),
  })),
  {
    path: '/v1/customers/:id',
    act: 'find',
    read: (account, _, id) => {
      const gone = account.store.find('customer', id)
      return gone?.deleted ? { value: { id, object: 'customer', deleted: true } } : customerOf(account, id)
    },
  },
  {
    path: '/v1/customers/:id/payment_methods',
    act: 'search',
    read: (account, query, id) => {
      const owner = customerOf(account, id)
      if ('failure' in owner) return owner
      const kept = account.store.list('payment_method').filter(({ customer }) => customer === id)
      return pageOf(kept, query, `/v1/customers/${id}/payment_methods`)
    },
  },
]
