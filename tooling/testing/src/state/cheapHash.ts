import { scryptSync } from 'node:crypto'

const salt = Buffer.alloc(16)

/**
 * A hash of a password as the platform stores it, with little work: with the cost of a real one each login of a test takes 0.1 s of
 * processor time.
 */
export const cheapHash = (password: string): string =>
  `2:${salt.toString('hex')}:${scryptSync(password.normalize('NFKC'), salt, 32, { N: 2, r: 8, p: 1 }).toString('hex')}`
