import { StartupError } from '@selvedge/dev/stack'

/** The ports of the cluster. All are counted from one number, so that several clusters can run on a machine. */
export type ClusterPorts = {
  /** The only port that shoppers use. */
  readonly shop: number
  readonly identity: number
  /** The second site of the shop. */
  readonly larkhouse: number
  readonly platform: number
  readonly paymentSandbox: number
  /** The statistics of the balancer. */
  readonly stats: number
  /** Leads to the primary database. */
  readonly database: number
  readonly redis: number
  readonly databases: readonly [number, number]
  readonly storefronts: readonly number[]
  readonly identities: readonly number[]
}

/** How many copies of a service there may be. */
export const MAX_COPIES = 9

const DEFAULT_PORT = 3100

/**
 * Returns the ports from `CLUSTER_PORT` on. They are below the range from which systems take the ports of outgoing
 * connections: one of those could otherwise hold the port of a copy that restarts.
 */
export const clusterPorts = (
  environment: NodeJS.ProcessEnv,
  { storefronts, identities }: { readonly storefronts: number; readonly identities: number },
): ClusterPorts => {
  const value = environment.CLUSTER_PORT || String(DEFAULT_PORT)
  const base = Number(value)
  if (!/^\d{4,5}$/.test(value) || base < 1024 || base > 32_700)
    throw new StartupError(
      `CLUSTER_PORT is "${value}". Set it to a number from 1024 to 32700; 30 ports from there on are used.`,
    )
  const range = (from: number, count: number): readonly number[] =>
    Array.from({ length: count }, (_, at) => base + from + at)
  return {
    shop: base,
    identity: base + 1,
    larkhouse: base + 2,
    platform: base + 3,
    paymentSandbox: base + 4,
    stats: base + 5,
    database: base + 6,
    redis: base + 7,
    databases: [base + 8, base + 9],
    storefronts: range(11, storefronts),
    identities: range(21, identities),
  }
}
