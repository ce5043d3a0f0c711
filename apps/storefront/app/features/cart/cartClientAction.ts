import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { type CartData, type CartResult, cartSubject } from './cartResult.ts'

/** How long to wait for further presses before a quantity is submitted again, in ms. */
const PAUSE_MS = 300

/** The cart that the last change returned. The page shows it without a second request. */
let confirmed: CartData | undefined
let lastResult: CartResult | undefined
let pending = 0
let sending: Promise<void> = Promise.resolve()
let lastQuantity = { lineItemId: '', at: 0 }
const listeners = new Set<() => void>()

/** Subscribes to the results of changes, and returns the function that unsubscribes. */
export const onCartResult = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the newest cart: either the cart of the page's loader, or the cart that the last change returned. */
export const useConfirmedCart = (loaded: CartData): CartData => {
  const changed = useSyncExternalStore(
    onCartResult,
    () => confirmed,
    () => undefined,
  )
  return changed && changed.readAt > loaded.readAt ? changed : loaded
}

/** Whether a change of the cart waits to be sent, or for its result. */
export const isSavingCart = (): boolean => pending > 0

/** The result of the last change; `undefined` before the first. */
export const lastCartResult = (): CartResult | undefined => lastResult

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Sends a line's first quantity immediately, and waits for a pause before further quantities: many presses cause few
 * requests.
 */
const untilPressesPause = async (form: FormData, signal: AbortSignal): Promise<void> => {
  const lineItemId = String(form.get('lineItemId'))
  const isRepeated = lastQuantity.lineItemId === lineItemId && Date.now() - lastQuantity.at < PAUSE_MS
  lastQuantity = { lineItemId, at: Date.now() }
  if (isRepeated) await pause(signal)
}

const connectionLost = (form: FormData): CartResult => ({
  kind: 'refused',
  problem: { kind: 'unavailable' },
  message: m.connection_lost(),
  subject: cartSubject(form),
  typed: String(form.get('code') ?? ''),
})

/** Waits until earlier changes have their results, and returns the function that starts the next one. */
const waitForTurn = async (): Promise<() => void> => {
  const before = sending
  let end = (): void => undefined
  sending = new Promise<void>((resolve) => {
    end = resolve
  })
  await before
  return end
}

/**
 * Submits a change of the cart. Changes are sent one after another, in their order. If the shop cannot be reached, the
 * form keeps the typed values, and the result contains the message.
 */
export const cartClientAction = async ({ request, serverAction }: ClientActionFunctionArgs) => {
  pending += 1
  let endTurn = (): void => undefined
  try {
    const form = await request.clone().formData()
    if (form.get('intent') === 'quantity') await untilPressesPause(form, request.signal)
    endTurn = await waitForTurn()
    // A later change of the same line has replaced this one.
    if (request.signal.aborted) return null
    const result = await serverAction<CartResult>().catch((error: unknown) => {
      if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) throw error
      return connectionLost(form)
    })
    lastResult = result
    if (result.kind === 'changed') confirmed = result.data
    for (const listener of listeners) listener()
    // After a failure of the connection or the server, Remix must not reload the page's data. An error status prevents
    // the reload, and a client action can set a status only on a response.
    return result.kind === 'refused' && result.problem.kind === 'unavailable'
      ? Response.json(result, { status: 503 })
      : result
  } finally {
    endTurn()
    pending -= 1
  }
}
