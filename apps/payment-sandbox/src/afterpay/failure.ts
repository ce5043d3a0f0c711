import { randomBytes } from 'node:crypto'
import type { Reply } from '../store/withIdempotency.ts'

/** An error in Afterpay's format. */
export const failure = (httpStatusCode: number, errorCode: string, message: string): Reply => ({
  status: httpStatusCode,
  body: { errorCode, errorId: randomBytes(8).toString('hex'), message, httpStatusCode },
})
