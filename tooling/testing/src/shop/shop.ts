import type { Branch, BranchChanges } from '@selvedge/dev'

/** Where the services and databases of one shop are. Plain data, so that a runner can pass it to its workers. */
export type ShopAddresses = {
  readonly storefront: string
  readonly identity: string
  readonly platform: string
  readonly payments: string
  readonly platformDatabase: string
  readonly identityDatabase: string
  /** Kills, restarts and branches the services: see `connectShop`. */
  readonly control: string
}

export type ServiceName = 'storefront' | 'identity' | 'platform' | 'payment-sandbox'

/** What tests of failures do to a shop's services. */
export type ShopControl = {
  /** Ends a service as a crash would. */
  readonly kill: (service: ServiceName) => Promise<void>
  /** Starts a service that has ended, and waits until it is ready. */
  readonly restart: (service: ServiceName) => Promise<void>
  /** Starts a storefront and an identity service with other settings beside the first, on the same databases. */
  readonly branch: (changes: BranchChanges) => Promise<Branch>
  /** Stops every branch. One that runs on takes over what a killed service left unfinished. */
  readonly stopBranches: () => Promise<void>
}

/** A shop that tests can use and disturb. */
export type Shop = ShopAddresses & ShopControl
