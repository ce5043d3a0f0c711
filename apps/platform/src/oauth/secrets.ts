import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** An opaque token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash that is stored instead of a token or a client secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const isSecret = (secret: string, storedHash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(storedHash, 'hex'))
