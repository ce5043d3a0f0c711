import { isRouteErrorResponse } from '@remix-run/react'
import { typedAddress } from '../shipping/typedAddress.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'
import { typedValues } from './typedValues.ts'

const stepOf = (form: FormData): CheckoutAnswer['step'] => {
  const intent = form.get('intent')
  if (intent === 'place') return 'review'
  return intent === 'billing' ? 'billing' : 'shipping'
}

/** An address that led to the cart was not taken: it waits in this window for the next checkout. */
const keepAddress = (form: FormData, { headers }: Response): void => {
  const to = headers.get('location')
  if (!to || stepOf(form) !== 'shipping') return
  if (/\/cart$/.test(new URL(to, location.origin).pathname)) typedAddress.keep(typedValues(form))
  else typedAddress.forget()
}

/** Sends a step. When the shop cannot be reached the page stays as it is, with what was typed, and says so. */
export const keepTyped = async <Answer>(request: Request, send: () => Promise<Answer>) => {
  const form = await request.clone().formData()
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) keepAddress(form, error)
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const answer: CheckoutAnswer = { kind: 'connection', step: stepOf(form), values: typedValues(form) }
    // A status keeps the page from being loaded anew; an action in the browser can only give one with a response.
    return Response.json(answer, { status: 503 })
  }
}
