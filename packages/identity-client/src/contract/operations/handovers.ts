import * as v from 'valibot'
import * as endpoints from '../handoverEndpoints.ts'
import type { Operation } from '../operation.ts'
import { createVisitorHandover } from '../visitorEndpoints.ts'

/** The maximum number of characters of a state. This is more than a visitor's cookies can contain. */
const MAX_STATE = 32_000

/** The UUID with which the shop recognises a visitor's browser. */
const nonce = v.pipe(v.string(), v.uuid())

/**
 * The calls with which a shop's server hands a visitor's session over to another origin of the same shop, and with which a brand's own
 * site hands its visitor over to the shop.
 */
export const handoverOperations = {
  createHandover: {
    ...endpoints.createHandover,
    summary:
      'Stores a session for 30 seconds, encrypted, and returns the code with which it is redeemed once.',
    caller: 'shop',
    body: v.object({ state: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_STATE)) }),
    status: 201,
    refusals: [422],
  },
  redeemHandover: {
    ...endpoints.redeemHandover,
    summary: 'Returns the session of a code, and deletes it. A code that was used or has expired is missing.',
    caller: 'shop',
    body: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
    refusals: [404, 422],
  },
  createVisitorHandover: {
    ...createVisitorHandover,
    summary:
      'Stores the session of the caller’s cookie for 30 seconds, encrypted, and returns the code with which the shop redeems it once.',
    caller: 'visitor',
    body: v.object({ nonce }),
    status: 201,
    refusals: [422],
  },
} as const satisfies Record<string, Operation>
