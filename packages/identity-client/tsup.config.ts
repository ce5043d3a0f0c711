import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(
  library(
    {
      index: 'src/index.ts',
      'account/index': 'src/account/index.ts',
      'cardFields/index': 'src/cardFields/index.ts',
      'experiments/index': 'src/experiments/index.ts',
      'handovers/index': 'src/handovers/index.ts',
      'visitor/index': 'src/visitor/index.ts',
      'contract/index': 'src/contract/index.ts',
    },
    // `Result` is part of these declarations, so that users do not have to install cart-domain.
    {},
    { '@selvedge/cart-domain': ['../cart-domain/src/result/result.ts'] },
  ),
)
