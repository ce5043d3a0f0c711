import { library } from '@selvedge/build'
import { defineConfig } from 'tsup'

export default defineConfig(
  library(
    {
      index: 'src/index.ts',
      'afterpay/index': 'src/afterpay/index.ts',
      'forms/index': 'src/forms/index.ts',
      'calculators/index': 'src/calculators/index.ts',
      'server/index': 'src/server/index.ts',
      'messages/index': 'src/messages/index.ts',
    },
    // The types of events are part of these declarations, so that users do not have to install analytics. They are read
    // from the source, because the built declarations of analytics are several files, and tsup would inline only the
    // first.
    { dts: { compilerOptions: { paths: { '@selvedge/analytics': ['../analytics/src/index.ts'] } } } },
  ),
)
