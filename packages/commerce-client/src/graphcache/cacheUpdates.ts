import type { Cache, ResolveInfo, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache'
import type { Cart } from '../cart/types.ts'
import { ME_KEY } from './cacheKeys.ts'

const invalidateShippingMethods = (cache: Cache): void => {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query'))
    if (fieldName === 'shippingMethodsByCart') cache.invalidate('Query', fieldName, args)
}

const invalidateVisitor = (cache: Cache, ...fields: readonly string[]): void => {
  for (const { fieldName, arguments: args } of cache.inspectFields(ME_KEY))
    if (fields.length === 0 || fields.includes(fieldName)) cache.invalidate(ME_KEY, fieldName, args)
}

/** Makes the cache refetch all data of the visitor after a sign-in or a registration. */
const resetVisitor: UpdateResolver = (_result, _args, cache) => {
  invalidateVisitor(cache)
  invalidateShippingMethods(cache)
}

/** The cache updates that mutations need in addition to the entities in their responses. */
export const cacheUpdates = (onCartUpdated: (cart: Cart) => void): UpdatesConfig => {
  const cartChanged =
    (field: string): UpdateResolver =>
    (result: Record<string, unknown>, _args: unknown, cache: Cache, info: ResolveInfo) => {
      const cart = result[field] as (Cart & { __typename?: string }) | null | undefined
      if (!cart) return
      cache.link(ME_KEY, 'activeCart', `Cart:${cart.id}`)
      if (info.optimistic) return
      // The cached lists of carts do not contain a new cart yet.
      if (field !== 'updateMyCart') invalidateVisitor(cache, 'carts')
      invalidateShippingMethods(cache)
      onCartUpdated(cart)
    }
  return {
    Mutation: {
      createMyCart: cartChanged('createMyCart'),
      updateMyCart: cartChanged('updateMyCart'),
      replicateMyCart: cartChanged('replicateMyCart'),
      deleteMyCart: (_result, { id }: { id: string }, cache) => {
        if (cache.resolve(ME_KEY, 'activeCart') === `Cart:${id}`) cache.link(ME_KEY, 'activeCart', null)
      },
      createMyOrderFromCart: (_result, _args, cache) => {
        cache.link(ME_KEY, 'activeCart', null)
        invalidateVisitor(cache, 'order', 'orders', 'cart', 'carts')
      },
      customerSignMeIn: resetVisitor,
      customerSignMeUp: resetVisitor,
    },
  }
}
