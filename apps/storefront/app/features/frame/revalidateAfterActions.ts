import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Revalidates after every action, a refused one too: the refused data is often out of date. It does not revalidate when
 * the shop did not respond or the session has ended: the page stays with what was typed, instead of being replaced by
 * an error or the login.
 */
export const revalidateAfterActions: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) =>
  actionStatus === 503 || actionStatus === 401 ? false : actionStatus !== undefined || defaultShouldRevalidate
