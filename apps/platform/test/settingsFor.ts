import { defaultScopes } from '../src/oauth/scopes.ts'
import type { Settings } from '../src/settings/settings.ts'
import { credentials } from './credentials.ts'

/** Settings of a platform under test. */
export const settingsFor = (databaseUrl: string): Settings => ({
  host: '127.0.0.1',
  allowedHosts: [],
  shopKey: undefined,
  trustedHops: 1,
  port: 0,
  publicUrl: 'http://images.test',
  databaseUrl,
  projectKey: 'selvedge',
  clientId: credentials.id,
  clientSecret: credentials.secret,
  scopes: defaultScopes('selvedge'),
  discountCombination: 'Stacking',
  shopAddresses: [],
  // A tenth of the default.
  referenceMaxAgeMs: 500,
  logLevel: 'silent',
})
