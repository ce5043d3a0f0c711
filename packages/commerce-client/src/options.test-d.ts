import { describe, expectTypeOf, it } from 'vitest'
import type { ActiveCartOptions } from './cart/getActiveCart.ts'
import type { CartContext, LineToAdd } from './cart/types.ts'
import type { StorageCartChannelOptions } from './cartStore/storageCartChannel.ts'
import type { ProductQuery } from './catalogue/getProductBySlug.ts'
import type { CommerceClientOptions } from './client/createCommerceClient.ts'
import type { CommerceCacheOptions } from './graphcache/commerceCache.ts'
import type { CommerceProviderProps } from './react/CommerceProvider.ts'
import type { CartMutationOptions } from './react/useCartMutation.ts'
import type { ServerClientOptions } from './server/createServerClient.ts'
import type { SiteConfig } from './site/siteConfig.ts'
import type { TokenFlowOptions } from './tokens/createTokenFlows.ts'
import type { TokenSourceOptions } from './tokens/createTokenSource.ts'
import type { SignInOptions } from './tokens/signIn.ts'
import type { WishlistItem } from './wishlist/types.ts'

/** The options that may be omitted, each of them set to `undefined`. */
type Unset<Options> = {
  [Name in keyof Options as object extends Pick<Options, Name> ? Name : never]: undefined
}

describe('the options', () => {
  it('accept undefined for what may be omitted, as exactOptionalPropertyTypes requires', () => {
    expectTypeOf<Unset<ActiveCartOptions>>().toExtend<Partial<ActiveCartOptions>>()
    expectTypeOf<Unset<CartContext>>().toExtend<Partial<CartContext>>()
    expectTypeOf<Unset<CartMutationOptions>>().toExtend<Partial<CartMutationOptions>>()
    expectTypeOf<Unset<CommerceCacheOptions>>().toExtend<Partial<CommerceCacheOptions>>()
    expectTypeOf<Unset<CommerceClientOptions>>().toExtend<Partial<CommerceClientOptions>>()
    expectTypeOf<Unset<CommerceProviderProps>>().toExtend<Partial<CommerceProviderProps>>()
    expectTypeOf<Unset<LineToAdd>>().toExtend<Partial<LineToAdd>>()
    expectTypeOf<Unset<SignInOptions>>().toExtend<Partial<SignInOptions>>()
    expectTypeOf<Unset<TokenFlowOptions>>().toExtend<Partial<TokenFlowOptions>>()
    expectTypeOf<Unset<TokenSourceOptions>>().toExtend<Partial<TokenSourceOptions>>()
    expectTypeOf<Unset<WishlistItem>>().toExtend<Partial<WishlistItem>>()
    expectTypeOf<Unset<ProductQuery>>().toExtend<Partial<ProductQuery>>()
    expectTypeOf<Unset<ServerClientOptions>>().toExtend<Partial<ServerClientOptions>>()
    expectTypeOf<Unset<SiteConfig>>().toExtend<Partial<SiteConfig>>()
    expectTypeOf<Unset<StorageCartChannelOptions>>().toExtend<Partial<StorageCartChannelOptions>>()
  })
})
