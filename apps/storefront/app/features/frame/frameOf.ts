/** Which head and foot a page wears (spec §2): the shop's, the cart's, the checkout's, or the logo alone. */
export type FrameKind = 'shop' | 'cart' | 'checkout' | 'success'

/** What a route says about its frame. */
export type FrameHandle = { readonly frame: FrameKind }

const isFrameHandle = (handle: unknown): handle is FrameHandle =>
  typeof handle === 'object' && handle !== null && 'frame' in handle

/** The frame of the innermost route that names one. */
export const frameOf = (matches: readonly { readonly handle?: unknown }[]): FrameKind =>
  matches.map(({ handle }) => handle).findLast(isFrameHandle)?.frame ?? 'shop'
