import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(
  library(
    {
      index: 'src/index.ts',
      'afterpay/index': 'src/afterpay/index.ts',
      'forms/index': 'src/forms/index.ts',
      'calculators/index': 'src/calculators/index.ts',
      'messages/index': 'src/messages/index.ts',
    },
    // The types of events stand in these declarations themselves: nobody has to install what sends them.
    { dts: { resolve: ['@selvedge/analytics'] } },
  ),
)
