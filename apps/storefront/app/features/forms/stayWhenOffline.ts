import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'

/**
 * Creates a client action that submits a form. If the shop cannot be reached, the page keeps what was typed and shows a
 * message. `lost` returns the result of the form in that case.
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
      // The error status prevents a reload of the page's data; a client action can set a status only on a response.
      return Response.json(result, { status: 503 })
    }
  }
