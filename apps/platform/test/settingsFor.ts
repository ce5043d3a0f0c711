import { defaultScopes } from '../src/oauth/scopes.ts'
import type { Settings } from '../src/settings/settings.ts'
import { credentials } from './credentials.ts'

/** The settings of a platform under test on a database. */
export const settingsFor = (databaseUrl: string): Settings => ({
  port: 0,
  publicUrl: 'http://pictures.test',
  databaseUrl,
  projectKey: 'selvedge',
  clientId: credentials.id,
  clientSecret: credentials.secret,
  scopes: defaultScopes('selvedge'),
  discountCombination: 'Stacking',
  // A tenth of what production waits.
  referenceMaxAgeMs: 500,
  logLevel: 'silent',
})
