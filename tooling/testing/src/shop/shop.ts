import type { Branch, BranchChanges } from '@selvedge/dev'

/** The URLs of the services and databases of a shop. It is serialisable, so that a runner can pass it to workers. */
export type ShopAddresses = {
  readonly storefront: string
  /** The second site of the storefront. */
  readonly larkhouse: string
  readonly identity: string
  readonly platform: string
  readonly payments: string
  readonly platformDatabase: string
  readonly identityDatabase: string
  /** The URL for `connectShop`, which kills, restarts and branches services. */
  readonly control: string
}

export type ServiceName = 'storefront' | 'identity' | 'platform' | 'payment-sandbox'

/** Controls the services of a shop, for tests of failures. */
export type ShopControl = {
  /** Kills a service, which has the effect of a crash. */
  readonly kill: (service: ServiceName) => Promise<void>
  /** Makes a service stop responding until `resume`, as a stalled process does. */
  readonly pause: (service: ServiceName) => Promise<void>
  readonly resume: (service: ServiceName) => Promise<void>
  /** Starts a stopped service and waits until it is ready. */
  readonly restart: (service: ServiceName) => Promise<void>
  /** Starts a second storefront and identity with other settings on the same databases, and returns their URLs. */
  readonly branch: (changes: BranchChanges) => Promise<Branch>
  /** Stops every branch. A running one would resume the unfinished orders of a killed service. */
  readonly stopBranches: () => Promise<void>
}

/** A shop with its URLs and the control of its services. */
export type Shop = ShopAddresses & ShopControl
