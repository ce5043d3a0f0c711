import { scryptSync } from 'node:crypto'

const salt = Buffer.alloc(16)

/**
 * Returns a password hash in the platform's format that is cheap to verify. With the cost of a real hash, each login of
 * a test would take 0.1 s of processor time.
 */
export const cheapHash = (password: string): string =>
  `2:${salt.toString('hex')}:${scryptSync(password.normalize('NFKC'), salt, 32, { N: 2, r: 8, p: 1 }).toString('hex')}`
