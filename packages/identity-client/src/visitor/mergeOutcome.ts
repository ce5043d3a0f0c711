import type { MergeStatus } from '../contract/visitorResponses.ts'

/** What a page does after a merge: whether it reads the cart again, and the toast that it shows. */
export type MergeOutcome = {
  readonly status: MergeStatus
  readonly refetchCart: boolean
  /** Stays until it is dismissed. */
  readonly toast?: {
    readonly variant: 'error'
    readonly messageId: 'cart.merge.failure'
    readonly duration: null
  }
}

/**
 * Returns what a page does after a merge: anything but UNTOUCHED refetches the cart; the toast of a failure stays until it
 * is dismissed.
 *
 * @example
 * ```ts
 * import { mergeOutcome } from '@selvedge/identity-client/visitor'
 *
 * mergeOutcome('UNTOUCHED') // { status: 'UNTOUCHED', refetchCart: false }
 * mergeOutcome('FAILED').toast?.messageId // 'cart.merge.failure'
 * ```
 */
export const mergeOutcome = (status: MergeStatus): MergeOutcome => ({
  status,
  refetchCart: status !== 'UNTOUCHED',
  ...(status === 'FAILED'
    ? { toast: { variant: 'error', messageId: 'cart.merge.failure', duration: null } as const }
    : {}),
})
