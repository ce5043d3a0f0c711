import { isRouteErrorResponse } from '@remix-run/react'
import type { CheckoutAnswer } from './checkoutAnswer.ts'
import { typedValues } from './typedValues.ts'

const stepOf = (form: FormData): CheckoutAnswer['step'] => {
  const intent = form.get('intent')
  if (intent === 'place') return 'review'
  return intent === 'billing' ? 'billing' : 'shipping'
}

/** Sends a step. When the shop cannot be reached the page stays as it is, with what was typed, and says so. */
export const keepTyped = async <Answer>(request: Request, send: () => Promise<Answer>) => {
  const form = await request.clone().formData()
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const answer: CheckoutAnswer = { kind: 'connection', step: stepOf(form), values: typedValues(form) }
    // A status keeps the page from being loaded anew; an action in the browser can only give one with a response.
    return Response.json(answer, { status: 503 })
  }
}
