import type { Account } from './account.ts'
import type { NextAction } from './entities.ts'

/** The action that sends the shopper to the bank's page and back to the shop. */
export const challengeOf = (
  { publicUrl }: Account,
  id: string,
  returnUrl: string | undefined,
): NextAction => ({
  type: 'redirect_to_url',
  redirect_to_url: { url: `${publicUrl}/three-d-secure/${id}`, return_url: returnUrl ?? null },
})
