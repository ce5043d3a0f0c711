import * as v from 'valibot'

/**
 * How far a visitor has come with proving to belong to a group.
 *
 * - `asked`: they were sent to the provider's page, which has to come back with `state`, to the page in this locale.
 * - `proven`: they have a code.
 * - `failed`: told once, by the next page.
 */
export const ProofStateShape = v.variant('step', [
  v.object({ step: v.literal('asked'), state: v.string(), page: v.string() }),
  v.object({ step: v.literal('proven'), code: v.string(), group: v.string() }),
  v.object({ step: v.literal('failed'), reason: v.picklist(['refused', 'too-many', 'unavailable']) }),
])

export type ProofState = v.InferOutput<typeof ProofStateShape>
export type ProofFailure = Extract<ProofState, { step: 'failed' }>['reason']
