/** An answer kept under its idempotency key. */
export type KeptAnswer = {
  readonly id: string
  readonly object: 'kept_answer'
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
}
