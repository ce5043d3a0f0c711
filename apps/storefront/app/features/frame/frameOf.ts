/** The header and footer of a page (spec §2): the shop's, the cart's, the checkout's, or only the logo. */
export type FrameKind = 'shop' | 'cart' | 'checkout' | 'success'

/** The frame that a route declares. */
export type FrameHandle = { readonly frame: FrameKind }

/** The frame of the innermost route that declares one. */
export const frameOf = (matches: readonly { readonly handle?: unknown }[]): FrameKind =>
  matches.map(({ handle }) => (handle as Partial<FrameHandle> | null | undefined)?.frame).findLast(Boolean) ??
  'shop'
