import { RemixBrowser } from '@remix-run/react'
import { startTransition, useInsertionEffect } from 'react'

/** Has whoever follows the router hear of its news in a transition. */
const tellInTransitions = (router: typeof window.__remixRouter): void => {
  const { subscribe } = router
  router.subscribe = (follow) => subscribe((...news) => startTransition(() => follow(...news)))
}

/**
 * Remix in the browser. Its outermost part takes up a new address outside of transitions: late parts of the page that React
 * has not taken over yet would be thrown away and rendered anew, with error 421 in the console.
 */
export const Browser = () => {
  // Before Remix begins to follow, which it does in a layout effect.
  useInsertionEffect(() => tellInTransitions(window.__remixRouter), [])
  return <RemixBrowser />
}
