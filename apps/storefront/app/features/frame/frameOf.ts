/** The header and footer of a page (spec §2): the shop's, the cart's, the checkout's, or only the logo. */
export type FrameKind = 'shop' | 'cart' | 'checkout' | 'success'

/** The frame that a route declares. */
export type FrameHandle = { readonly frame: FrameKind }

const isFrameHandle = (handle: unknown): handle is FrameHandle =>
  typeof handle === 'object' && handle !== null && 'frame' in handle

/** The frame of the innermost route that declares one. */
export const frameOf = (matches: readonly { readonly handle?: unknown }[]): FrameKind =>
  matches.map(({ handle }) => handle).findLast(isFrameHandle)?.frame ?? 'shop'
