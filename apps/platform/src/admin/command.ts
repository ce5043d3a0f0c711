import type { ParseArgsConfig } from 'node:util'
import type { Database } from '../db/database.ts'

/** The message of a finished command, or the reason why it failed and what the operator can do. */
export type Outcome =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly reason: string }

export type AdminDeps = {
  readonly db: Database
  readonly now: Date
  /** Prints the progress of a long command. */
  readonly progress: (line: string) => void
}

/** The arguments of a command: positional arguments, and options by name. */
export type ParsedArguments = {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

/** A command of the admin program. */
export type Command = {
  readonly usage: string
  readonly summary: string
  /** Options, each with one line of help. */
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly help: string }>>
  /** Checks the arguments. Returns the function to run, or a text that explains what is wrong. */
  readonly prepare: (parsed: ParsedArguments) => string | ((deps: AdminDeps) => Promise<Outcome>)
}

export const parseOptions = ({ options }: Command): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries([
    ['help', { type: 'boolean' } as const],
    ...Object.entries(options).map(([name, { type }]) => [name, { type }] as const),
  ])

/** A whole number of at least `least`; `undefined` for any other text. */
export const wholeNumber = (text: unknown, least = 0): number | undefined =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined
