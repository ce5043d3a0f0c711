import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 }

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** A password's scrypt hash with its salt, as text. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> =>
  `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`

// Compared against when the customer is unknown, so that both answers take the same time.
const nobody = `${'00'.repeat(16)}:${'00'.repeat(32)}`

/** Whether a password is the stored one. An unknown customer (`undefined`) costs the same time. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [salt = '', hash = ''] = (stored ?? nobody).split(':')
  const same = timingSafeEqual(await derive(password, Buffer.from(salt, 'hex')), Buffer.from(hash, 'hex'))
  return same && stored !== undefined
}
