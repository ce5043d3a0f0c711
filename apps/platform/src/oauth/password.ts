import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 }

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** Hashes a password with scrypt. Returns salt and hash as text. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> =>
  `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`

// Compared for an unknown customer, so that both cases take the same time.
const dummyHash = `${'00'.repeat(16)}:${'00'.repeat(32)}`

/** Whether a password matches the stored hash. Takes the same time for an unknown customer (`undefined`). */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [salt = '', hash = ''] = (stored ?? dummyHash).split(':')
  const same = timingSafeEqual(await derive(password, Buffer.from(salt, 'hex')), Buffer.from(hash, 'hex'))
  return same && stored !== undefined
}
