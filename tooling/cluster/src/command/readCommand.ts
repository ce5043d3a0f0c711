import { parseArgs } from 'node:util'
import { StartupError } from '@selvedge/dev/stack'
import { MAX_COPIES } from '../cluster/clusterPorts.ts'

/** What `npm run cluster` does. */
export type Command = {
  readonly kind: 'start' | 'rehearse'
  /** Deletes the data of earlier runs first. */
  readonly isFresh: boolean
  readonly fromRelease: boolean
  readonly copies: { readonly storefronts: number; readonly identities: number }
  /** How many shoppers at least buy during the rehearsal. */
  readonly shoppers: number
  /** How many shoppers buy at the same time. */
  readonly parallel: number
  readonly seed: number
  /** Where the report is written; by default into the ignored folder `reports`. */
  readonly report: string | undefined
}

const options = {
  fresh: { type: 'boolean' },
  release: { type: 'boolean' },
  storefronts: { type: 'string' },
  identities: { type: 'string' },
  shoppers: { type: 'string' },
  parallel: { type: 'string' },
  seed: { type: 'string' },
  report: { type: 'string' },
} as const

const USAGE =
  'npm run cluster [-- --fresh --release --storefronts 2 --identities 2], or npm run cluster -- rehearse [--shoppers 50 --parallel 6 --seed 1 --report file].'

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : 'Wrong options'}. Usage: ${USAGE}`)
  }
}

const numberOf = (
  name: string,
  value: string | undefined,
  fallback: number,
  [from, to]: [number, number],
) => {
  if (value === undefined) return fallback
  if (!/^\d+$/.test(value) || Number(value) < from || Number(value) > to)
    throw new StartupError(`--${name} is "${value}". Set it to a number from ${from} to ${to}.`)
  return Number(value)
}

/** Reads the arguments of the command line. */
export const readCommand = (args: readonly string[], randomSeed: () => number): Command => {
  const { values, positionals } = parse(args)
  const [kind = 'start', ...others] = positionals
  if ((kind !== 'start' && kind !== 'rehearse') || others.length > 0)
    throw new StartupError(`There is no command ${positionals.join(' ')}. Usage: ${USAGE}`)
  return {
    kind,
    isFresh: values.fresh ?? false,
    fromRelease: values.release ?? false,
    copies: {
      storefronts: numberOf('storefronts', values.storefronts, 2, [1, MAX_COPIES]),
      identities: numberOf('identities', values.identities, 2, [1, MAX_COPIES]),
    },
    shoppers: numberOf('shoppers', values.shoppers, 50, [1, 10_000]),
    parallel: numberOf('parallel', values.parallel, 6, [1, 100]),
    seed: numberOf('seed', values.seed, randomSeed(), [0, 999_999_999]),
    report: values.report,
  }
}
