import { assignTreatments, type VisitorFacts } from '@selvedge/analytics/experiments'
import { FindCustomerDocument } from '@selvedge/commerce-client/server'
import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import { type Caller, ownerKey } from '../caller/caller.ts'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import type { PreferenceStore } from '../preferences/preferenceStore.ts'
import { currentExperiments } from './experimentStore.ts'

type Dependencies = {
  readonly database: Database
  readonly commerce: Commerce
  readonly preferences: PreferenceStore
}

/** A visitor of a site. `caller` is absent for a visitor without a token. */
type SiteVisitor = {
  readonly visitor: string
  readonly caller?: Caller
  /** The key of the site. */
  readonly site: string
}

const selectsByGroup = (definitions: readonly ExperimentDefinition[]): boolean =>
  definitions.some(({ audience }) => audience.groups !== undefined)

/**
 * Creates the function that assigns variants to a visitor (spec §7). It reads the locale and the currency from the
 * visitor's preferences.
 */
export const createTreatments = ({ database, commerce, preferences }: Dependencies) => {
  const groupOf = async (customerId: string | undefined): Promise<string> => {
    if (!customerId) return ''
    const found = valueOrThrow(await runQuery(commerce.server, FindCustomerDocument, { id: customerId }))
    return found.customer?.customerGroup?.key ?? ''
  }

  return async ({ visitor, caller, site }: SiteVisitor): Promise<Readonly<Record<string, string>>> => {
    const definitions = await currentExperiments(database)
    const { locale, currency } = await preferences.find(caller ? ownerKey(caller) : '')
    const facts: VisitorFacts = {
      site,
      locale,
      currency,
      group: selectsByGroup(definitions) ? await groupOf(caller?.customerId) : '',
      isSignedIn: caller?.customerId !== undefined,
    }
    return assignTreatments(definitions, { id: visitor, facts }, Date.now())
  }
}

/** The function that returns a visitor's variants by the keys of the experiments. */
export type TreatmentsOf = ReturnType<typeof createTreatments>
