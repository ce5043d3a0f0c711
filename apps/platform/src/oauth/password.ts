import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * The cost of a new hash, which is scrypt's N. Each hash is stored with its cost, so that this number can be increased.
 */
const COST = 16_384

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, { N: cost, r: 8, p: 1 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** Hashes a password with scrypt. Returns cost, salt and hash as text. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> =>
  `${COST}:${salt.toString('hex')}:${(await derive(password, salt, COST)).toString('hex')}`

// The password is compared with this hash when the customer is unknown, so that known and unknown customers take equal
// time.
const dummyHash = `${COST}:${'00'.repeat(16)}:${'00'.repeat(32)}`

/** Whether a password matches the stored hash. Takes the same time for an unknown customer (`undefined`). */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const text = stored ?? dummyHash
  // A stored hash without a cost has the cost 16,384.
  const [cost, salt = '', hash = ''] = (text.split(':').length === 2 ? `16384:${text}` : text).split(':')
  const key = await derive(password, Buffer.from(salt, 'hex'), Number(cost))
  return timingSafeEqual(key, Buffer.from(hash, 'hex')) && stored !== undefined
}
