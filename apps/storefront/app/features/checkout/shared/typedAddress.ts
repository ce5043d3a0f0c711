import { isRouteErrorResponse } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { type TypedValues, typedValues } from '../../forms/typedValues.ts'
import type { RefusedStep } from './refusedStep.ts'

const KEY = 'checkout_address'

/** The typed values of the shipping step, stored in this window. */
const readUnsaved = (): TypedValues | undefined => {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof values !== 'object' || values === null) return undefined
    return Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return undefined
  }
}

const stepOf = (form: FormData): RefusedStep['step'] => {
  const intent = form.get('intent')
  if (intent === 'place') return 'review'
  return intent === 'billing' ? 'billing' : 'shipping'
}

/** Stores the typed address for the next checkout when the response redirects to the cart. */
const persistAddress = (form: FormData, { headers }: Response): void => {
  const to = headers.get('location')
  if (!to || stepOf(form) !== 'shipping') return
  try {
    if (/\/cart$/.test(new URL(to, location.origin).pathname))
      sessionStorage.setItem(KEY, JSON.stringify(typedValues(form)))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full, so nothing is stored.
  }
}

/** Submits a step. If the shop cannot be reached, the page keeps what was typed and shows a message. */
export const submitOrStayOffline = async <Answer>(request: Request, send: () => Promise<Answer>) => {
  const form = await request.clone().formData()
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) persistAddress(form, error)
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const refusal: RefusedStep = {
      kind: 'connection',
      step: stepOf(form),
      message: m.connection_lost(),
      values: typedValues(form),
    }
    // The error status prevents a revalidation; a client action can set a status only on a response.
    return Response.json(refusal, { status: 503 })
  }
}

const contactFields = ['email', 'firstName', 'lastName', 'line1', 'city', 'postcode', 'phone'] as const

/**
 * Returns the address that was typed in an earlier checkout before the cart turned out to be empty. It is only for an
 * empty form: saved values, and values typed meanwhile, take precedence.
 */
export const useUnsavedAddress = (
  form: RefObject<HTMLFormElement>,
  isEnabled: boolean,
): TypedValues | undefined => {
  const [kept, setKept] = useState<TypedValues>()
  // Runs once, when the step opens.
  useEffect(() => {
    const values = isEnabled ? readUnsaved() : undefined
    if (!values || !form.current) return
    const now = new FormData(form.current)
    if (!contactFields.some((name) => now.get(name))) setKept(values)
  }, [])
  return kept
}
