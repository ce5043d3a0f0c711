import type * as service from '@selvedge/service'
import type { Database } from '../db/database.ts'

export type { Outcome, ParsedArguments } from '@selvedge/service'

export type AdminDeps = {
  readonly db: Database
  readonly now: Date
  /** Prints the progress of a long command. */
  readonly progress: (line: string) => void
}

/** A command of the admin program. */
export type Command = service.Command<AdminDeps>

/** A whole number of at least `least`; `undefined` for any other text. */
export const wholeNumber = (text: unknown, least = 0): number | undefined =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined
