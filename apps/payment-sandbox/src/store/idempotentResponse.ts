/** A response stored under its idempotency key. */
export type IdempotentResponse = {
  readonly id: string
  readonly object: 'kept_answer'
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
}
