import { resourceNotFound } from '../platformError.ts'
import type { Resolver } from './resolver.ts'

const storeKeyOf = (args: object): string | undefined =>
  'storeKey' in args && typeof args.storeKey === 'string' ? args.storeKey : undefined

/** Wraps mutations to reject a `storeKey`, because a project of this platform has no stores. Throws ResourceNotFound. */
export const withoutStores = <R extends Readonly<Record<string, Resolver>>>(resolvers: R): R =>
  Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => {
      const checked: Resolver = (source, args, context, info) => {
        const storeKey = storeKeyOf(args)
        if (storeKey !== undefined) throw resourceNotFound('store', storeKey)
        return resolve(source, args, context, info)
      }
      return [name, checked]
    }),
  ) as R
