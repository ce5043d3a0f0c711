import { RemixBrowser } from '@remix-run/react'

/**
 * Waits until the page's data is decoded. Remix does so in its first render, by suspending at the root, outside any
 * boundary: a key or a click in that moment makes React hydrate at once, which a suspended root cannot do ("Root did not
 * complete", error 345), and the page stays without script for good. Asked before React is there, it suspends nothing.
 * Remix suspends before its first hook, so that it may be called outside a render.
 */
export const decodeFirst = async (): Promise<void> => {
  try {
    RemixBrowser({})
  } catch (waiting) {
    // Anything else that it throws comes again while hydrating, where it is reported.
    if (waiting instanceof Promise) await waiting
  }
}
