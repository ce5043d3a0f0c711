import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import type { CartRefusal } from '../cart/cartResult.ts'

/** Why a yard was not added: the shop refused it, or could not be reached. */
export type YardResult = CartRefusal | { readonly kind: 'connection-lost' }

/**
 * Submits a yard. When the shop cannot be reached the page stays with its designs. It does not use `stayWhenOffline`,
 * because that module would then become a separate file for the account's pages.
 */
export const submitYard = async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) throw error
    return Response.json({ kind: 'connection-lost' } satisfies YardResult, { status: 503 })
  }
}
