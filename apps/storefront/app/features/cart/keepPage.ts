import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import type { action } from '../../routes/($locale).cart.tsx'

/** Comes after the page, and before it is needed: there is no way to fetch it then. */
const lost = import.meta.env.SSR ? undefined : import('./lostAnswer.ts').catch(() => undefined)

/** Sends a change of the cart. When the shop cannot be reached the page stays as it is, with what was typed, and says so. */
export const keepPage = async ({ request, serverAction }: ClientActionFunctionArgs) => {
  const form = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    const answer =
      error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted
        ? undefined
        : (await lost)?.lostAnswer(form)
    if (!answer) throw error
    return answer
  }
}
