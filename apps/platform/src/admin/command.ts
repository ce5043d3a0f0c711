import type { ParseArgsConfig } from 'node:util'
import type { Database } from '../db/database.ts'

/** What a command says when it is done, or what the operator has to do instead. */
export type Outcome =
  | { readonly ok: true; readonly said: string }
  | { readonly ok: false; readonly reason: string }

export type AdminDeps = {
  readonly db: Database
  readonly now: Date
  /** Says how far a long command has come. */
  readonly progress: (line: string) => void
}

/** The command line of a command, cut up: what is not an option, and the options by name. */
export type Given = {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

/** One thing an operator can have done. */
export type Command = {
  readonly usage: string
  readonly summary: string
  /** Options with a line of help each. */
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly help: string }>>
  /** Reads the command line; a text says what is wrong with it. */
  readonly prepare: (given: Given) => string | ((deps: AdminDeps) => Promise<Outcome>)
}

export const parseOptions = ({ options }: Command): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries([
    ['help', { type: 'boolean' } as const],
    ...Object.entries(options).map(([name, { type }]) => [name, { type }] as const),
  ])

/** A whole number of at least `least`; `undefined` for any other text. */
export const wholeNumber = (text: unknown, least = 0): number | undefined =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined
