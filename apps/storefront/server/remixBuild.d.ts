declare module 'virtual:remix/server-build' {
  export * from '@remix-run/dev/server-build'
  /** Always set; optional in Remix's own types. */
  export const basename: string
}
