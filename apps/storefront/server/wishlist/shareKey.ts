import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Bytes of the secret in a shared link: 192 bits. */
const SECRET_BYTES = 24
const ID_BYTES = 16

/** The list and the secret that a shared link names. */
type SharedLink = { readonly listId: string; readonly secret: string }

/** A new secret, as text. */
export const newShareSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** The key in the URL of a shared list: the list's id, by which the list is found, and the secret. */
export const shareKey = ({ listId, secret }: SharedLink): string =>
  Buffer.concat([Buffer.from(listId.replaceAll('-', ''), 'hex'), Buffer.from(secret, 'base64url')]).toString(
    'base64url',
  )

/** Parses the key of a shared list; `undefined` when the text is not such a key. */
export const readShareKey = (key: string): SharedLink | undefined => {
  if (!/^[\w-]{54}$/.test(key)) return undefined
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== ID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== key) return undefined
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const listId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { listId, secret: bytes.subarray(ID_BYTES).toString('base64url') }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares two secrets in constant time, so that the duration does not reveal how much of them is equal. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))
