import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Loads anew after every action, a refused one too: what was refused is often out of date. */
export const revalidateAfterActions: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate
