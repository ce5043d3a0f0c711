import * as v from 'valibot'
import { cookieShapes, type SessionState } from '../session/sessionState.ts'

/** The parts of a session that are the same at the shop and at its checkout. */
const HandedOver = v.object({
  anonymous: v.optional(cookieShapes.anonymous),
  customer: v.optional(cookieShapes.customer),
  cart: v.optional(cookieShapes.cart),
  notice: v.optional(cookieShapes.notice),
  visitor: v.optional(cookieShapes.visitor),
  brandPage: v.optional(cookieShapes.brandPage),
  ...cookieShapes.preferences.entries,
})
export type HandedOverSession = v.InferOutput<typeof HandedOver>

const names = Object.keys(HandedOver.entries) as (keyof HandedOverSession)[]

/** The parts of a session in which the received session has nothing. */
export const nothingHandedOver = Object.fromEntries(names.map((name) => [name, undefined]))

const Handover = v.object({
  /** The key of the site that the visitor is on. */
  site: v.string(),
  /** The nonce of the browser that may take the session over. */
  nonce: v.string(),
  /** The id of the move to the checkout. */
  move: v.string(),
  session: HandedOver,
})

/** Returns the text by which the shop and a checkout on its own origin hand a session over to each other. */
export const handoverState = (
  session: SessionState,
  to: Omit<v.InferOutput<typeof Handover>, 'session'>,
): string => {
  return JSON.stringify({ ...to, session: Object.fromEntries(names.map((name) => [name, session[name]])) })
}

/** Parses a text of `handoverState`; `undefined` for any other text, e.g. of another version of the shop. */
export const parseHandover = (text: string): v.InferOutput<typeof Handover> | undefined => {
  try {
    const parsed = v.safeParse(Handover, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
