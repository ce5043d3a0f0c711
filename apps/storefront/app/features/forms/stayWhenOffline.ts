import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'

/**
 * Sends a form. When the shop cannot be reached the page stays as it is, with what was typed, and says so: `lost` gives
 * the result of the form then.
 */
export const stayWhenOffline =
  <Answer>(lost: (form: FormData) => Promise<Answer | undefined>) =>
  async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const form = await request.clone().formData()
    try {
      return await serverAction()
    } catch (error) {
      const result =
        error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted
          ? undefined
          : await lost(form)
      if (!result) throw error
      // A status keeps the page from being loaded anew; an action in the browser can only give one with a response.
      return Response.json(result, { status: 503 })
    }
  }
