declare module 'virtual:remix/server-build' {
  export * from '@remix-run/dev/server-build'
  /** Always set; Remix's own types leave it optional. */
  export const basename: string
}
