import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Revalidates after every action, a refused one too: the refused data is often out of date. It does not when the shop
 * did not respond: the page stays with what was typed, instead of being replaced by a page that fails as well.
 */
export const revalidateAfterActions: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => (actionStatus === 503 ? false : actionStatus !== undefined || defaultShouldRevalidate)
