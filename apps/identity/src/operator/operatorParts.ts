import type { Database } from '../db/openDatabase.ts'
import type { Limits } from '../limits/createLimits.ts'
import type { SourceRules } from '../limits/source.ts'
import type { OrderServices } from '../order/services.ts'

/** What the operator's pages need. */
export type OperatorParts = {
  readonly database: Database
  readonly services: OrderServices
  readonly limits: Limits
  readonly sources: SourceRules
  /** The key of the login; without a key, everyone on this machine is an operator. */
  readonly key: string | undefined
  readonly publicUrl: string
  /** Signs the links to drafts; without it there are no previews. */
  readonly previewKey: string | undefined
}

/** The variables of a request of an operator. */
export type OperatorEnv = {
  readonly Variables: {
    /** The name that the operator entered at login; undefined before the login. */
    readonly operator: string | undefined
    /** Whether the operator has logged in, and can log out. */
    readonly hasLogin: boolean | undefined
  }
}
