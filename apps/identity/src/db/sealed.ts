import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'selvedge', 'identity sealed row', 32))

/** Creates a secret of 256 random bits that is safe in a cookie and a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The digest under which a secret is stored. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Encrypts a value with a secret that is not stored, so that the row alone cannot be read. */
export const seal = (secret: string, value: unknown): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Decrypts a value; `undefined` when the secret is wrong or the value was changed. */
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
