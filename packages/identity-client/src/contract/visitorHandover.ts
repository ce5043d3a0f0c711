import * as v from 'valibot'
import { SessionTokens } from './accountResponses.ts'

/** A visitor of a brand's own site, who continues at the shop as the same guest or customer. */
export const VisitorHandover = v.object({
  /** The key of the site whose cart the visitor has. */
  site: v.string(),
  /** The nonce that the shop created for the visitor's browser. */
  nonce: v.string(),
  /** The id of a signed-in customer; absent for a guest. */
  customerId: v.optional(v.string()),
  tokens: SessionTokens,
})
export type VisitorHandover = v.InferOutput<typeof VisitorHandover>
