/** The addresses of one backend, for shoppers and for trying things out. */
export type IdentityHosts = { readonly production: string; readonly test: string }

/** The backend's host: production's or the test's (spec §7). */
export const identityHost = (hosts: IdentityHosts, mode: 'production' | 'test'): string => hosts[mode]
