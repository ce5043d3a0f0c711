import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Loads anew after every action, a refused one too: what was refused is often out of date. Not when the shop could not
 * respond: the page stays, with everything that was typed, instead of giving way to a page that fails as well.
 */
export const revalidateAfterActions: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => (actionStatus === 503 ? false : actionStatus !== undefined || defaultShouldRevalidate)
