import { freePort } from './ports.ts'
import type { ServiceSpec } from './runService.ts'
import { StartupError } from './startupError.ts'

/** The environment variables that a branch overrides, by service. */
export type BranchChanges = {
  readonly identity?: Readonly<Record<string, string>>
  readonly storefront?: Readonly<Record<string, string>>
  /** Whether the branch has its checkout on an origin of its own. */
  readonly hasCheckoutSite?: boolean
}

/** The URLs of a branch. */
export type Branch = {
  readonly storefront: string
  readonly identity: string
  readonly larkhouse: string
  /** The URL of the checkout; that of the storefront when the checkout has no origin of its own. */
  readonly checkout: string
}

/**
 * Returns the specs of a second storefront and identity service with other settings on separate ports. They share the
 * platform, the payment sandbox and the databases of the stack.
 */
export const branchSpecs = async (
  specs: readonly ServiceSpec[],
  changes: BranchChanges,
): Promise<{ readonly specs: readonly ServiceSpec[]; readonly urls: Branch }> => {
  const find = (name: string): ServiceSpec => {
    const spec = specs.find((known) => known.name === name)
    if (!spec) throw new StartupError(`There is no service called ${name}.`)
    return spec
  }
  const [identityPort, storefrontPort, larkhousePort, checkoutPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const urls = {
    identity: `http://localhost:${identityPort}`,
    storefront: `http://localhost:${storefrontPort}`,
    larkhouse: `http://localhost:${larkhousePort}`,
    checkout: `http://localhost:${changes.hasCheckoutSite ? checkoutPort : storefrontPort}`,
  }
  const checkoutSite: Record<string, string> = changes.hasCheckoutSite
    ? { CHECKOUT_URL: urls.checkout, CHECKOUT_PORT: String(checkoutPort) }
    : { CHECKOUT_URL: '', CHECKOUT_PORT: '' }
  const siteUrls = `larkhouse=${urls.larkhouse}`
  const own = (name: 'identity' | 'storefront', environment: Record<string, string>): ServiceSpec => {
    const spec = find(name)
    return {
      ...spec,
      name: `${name}-${new URL(urls[name]).port}`,
      url: urls[name],
      environment: { ...spec.environment, ...environment, ...changes[name] },
    }
  }
  return {
    urls,
    specs: [
      own('identity', {
        IDENTITY_PORT: String(identityPort),
        IDENTITY_URL: urls.identity,
        STOREFRONT_URL: urls.storefront,
        SITE_URLS: siteUrls,
        ...checkoutSite,
        IDENTITY_EXECUTOR_ID: `branch-${identityPort}`,
      }),
      own('storefront', {
        STOREFRONT_PORT: String(storefrontPort),
        STOREFRONT_URL: urls.storefront,
        SITE_URLS: siteUrls,
        LARKHOUSE_PORT: String(larkhousePort),
        ...checkoutSite,
        IDENTITY_URL: urls.identity,
      }),
    ],
  }
}
