import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(
  library(
    {
      index: 'src/index.ts',
      'changes/index': 'src/changes/index.ts',
      'content/index': 'src/content/index.ts',
      'follows/index': 'src/follows/index.ts',
      'graphcache/index': 'src/graphcache/index.ts',
      'orders/index': 'src/orders/index.ts',
      'react/index': 'src/react/index.ts',
      'search/index': 'src/search/index.ts',
      'server/index': 'src/server/index.ts',
      'session/index': 'src/session/index.ts',
      'site/index': 'src/site/index.ts',
      'testing/index': 'src/testing/index.ts',
      'wishlist/index': 'src/wishlist/index.ts',
    },
    // `Result` is part of these declarations, so that users do not have to install cart-domain.
    {},
    { '@selvedge/cart-domain': ['../cart-domain/src/result/result.ts'] },
  ),
)
