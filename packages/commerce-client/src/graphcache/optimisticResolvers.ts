import type { Cache, OptimisticMutationConfig, ResolveInfo } from '@urql/exchange-graphcache'
import type { CartAction } from '../cart/types.ts'
import {
  CartContentFieldsFragmentDoc,
  CustomerFieldsFragmentDoc,
  type MyCustomerUpdateAction,
  ShippingMethodsByCartDocument,
} from '../generated/documents.ts'
import { ME_KEY } from './cacheKeys.ts'
import { type CartContent, predictCart } from './predictCart.ts'
import { predictCustomer } from './predictCustomer.ts'

/** Changes a predicted cart, e.g. to calculate its totals by the shop's own rules. */
export type TransformPredictedCart = (predicted: CartContent, actions: readonly CartAction[]) => CartContent

type CartArguments = { readonly id: string; readonly actions: readonly CartAction[] }
type CustomerArguments = { readonly actions: readonly MyCustomerUpdateAction[] }

const localeOf = ({ variables }: ResolveInfo): { locale: string } => ({
  locale: typeof variables.locale === 'string' ? variables.locale : 'en-US',
})

const methodsOf = (cache: Cache, cartId: string, locale: { locale: string }) =>
  cache.readQuery({ query: ShippingMethodsByCartDocument, variables: { cartId, ...locale } })
    ?.shippingMethodsByCart ?? []

/**
 * Predicts the results of mutations, which are shown until the response. It does not predict data outside the cache.
 */
export const optimisticResolvers = (transform: TransformPredictedCart): OptimisticMutationConfig => ({
  updateMyCart: ({ id, actions }: CartArguments, cache, info) => {
    const entity = { __typename: 'Cart', id }
    const cart = cache.readFragment(CartContentFieldsFragmentDoc, entity, localeOf(info))
    if (!cart) return null
    const predicted = predictCart(cart, actions, methodsOf(cache, id, localeOf(info)))
    return { ...transform(predicted, actions), ...entity }
  },
  updateMyCustomer: ({ actions }: CustomerArguments, cache) => {
    const key = cache.resolve(ME_KEY, 'customer')
    if (typeof key !== 'string') return null
    const customer = cache.readFragment(CustomerFieldsFragmentDoc, key)
    return customer ? { ...predictCustomer(customer, actions), __typename: 'Customer' } : null
  },
  deleteMyCart: ({ id }: { readonly id: string }) => ({ __typename: 'Cart', id }),
})
