/** The URLs of one backend: one for shoppers, and one for tests. */
export type IdentityHosts = { readonly production: string; readonly test: string }

/**
 * Returns the backend's host: production's or the test's.
 *
 * @example
 * ```ts
 * import { identityHost } from '@selvedge/identity-client'
 *
 * const hosts = { production: 'https://identity.example.com', test: 'https://identity.test.example.com' }
 *
 * identityHost(hosts, 'production') // 'https://identity.example.com'
 * ```
 */
export const identityHost = (hosts: IdentityHosts, mode: 'production' | 'test'): string => hosts[mode]
