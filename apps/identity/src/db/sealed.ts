import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'selvedge', 'identity sealed row', 32))

/** A secret that only its holder knows: 256 random bits, safe in a cookie and a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Locks a value with a secret that is stored nowhere, so that the row alone tells nothing. */
export const seal = (secret: string, value: unknown): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Unlocks it; `undefined` when the secret is another or the row was changed. */
export const unseal = (secret: string, sealed: string): unknown => {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12), {
      authTagLength: 16,
    })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
  } catch {
    return undefined
  }
}
