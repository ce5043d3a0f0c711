import { randomBytes } from 'node:crypto'
import type { Reply } from '../store/once.ts'

/** An error in the provider's shape. */
export const failure = (httpStatusCode: number, errorCode: string, message: string): Reply => ({
  status: httpStatusCode,
  body: { errorCode, errorId: randomBytes(8).toString('hex'), message, httpStatusCode },
})
