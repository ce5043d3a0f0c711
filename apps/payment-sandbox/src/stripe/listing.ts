import { invalidRequest, type Result } from './stripeError.ts'

type Listed = { readonly id: string; readonly created: number }

/** A page of a list, newest first. */
export type Page<Item> = {
  readonly object: 'list'
  readonly url: string
  readonly has_more: boolean
  readonly data: readonly Item[]
}

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

const inRange = (created: number, query: URLSearchParams): boolean =>
  Object.keys(operators).every((bound) => {
    const text = query.get(`created[${bound}]`)
    if (text === null) return true
    const at = Number(text)
    if (bound === 'gt') return created > at
    if (bound === 'gte') return created >= at
    return bound === 'lt' ? created < at : created <= at
  })

/** One page of a list, newest first, by Stripe's parameters `limit`, `starting_after` and `created`. */
export const pageOf = <Item extends Listed>(
  items: readonly Item[],
  query: URLSearchParams,
  url: string,
): Result<Page<Item>> => {
  const limit = Number(query.get('limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    return { failure: invalidRequest('Invalid integer: limit must be from 1 to 100.', { param: 'limit' }) }
  const newest = items.filter((item) => inRange(item.created, query)).reverse()
  const after = query.get('starting_after')
  const from = after === null ? 0 : newest.findIndex((item) => item.id === after) + 1
  const data = newest.slice(from, from + limit)
  return { value: { object: 'list', url, has_more: newest.length > from + limit, data } }
}
