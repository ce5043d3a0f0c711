import { randomInt, randomUUID } from 'node:crypto'
import { type Row, withoutBudget } from '../report/row.ts'
import { milliseconds, times } from '../report/units.ts'
import type { Shop } from '../stack/startShop.ts'

const password = 'Selvedge-2026'
const randomEmail = (): string => `shopper.${randomUUID()}@example.com`

const randomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Calls the identity service as a page of the shop does, and returns the milliseconds until the response is read. */
const timed = async (identity: string, shop: string, path: string, body: object): Promise<number> => {
  const started = performance.now()
  const response = await fetch(`${identity}/api/selvedge${path}`, {
    method: 'POST',
    headers: {
      origin: new URL(shop).origin,
      'content-type': 'application/json',
      'x-forwarded-for': randomAddress(),
    },
    body: JSON.stringify(body),
  })
  await response.text()
  if (response.status === 429 || response.status >= 500)
    throw new Error(`${path} responded with ${response.status}`)
  return performance.now() - started
}

/** Milliseconds between two calls. */
const PAUSE_MS = 60

type Call = (email: string) => Promise<number>

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Alternates calls with known and unknown addresses, so that other load on the machine affects both equally. */
const measureInTurns = async (known: readonly string[], call: Call) => {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const [at, email] of known.entries()) {
    const turns = [
      async () => times.known.push(await call(email)),
      async () => times.unknown.push(await call(randomEmail())),
    ]
    for (const turn of at % 2 ? turns : turns.reverse()) {
      await turn()
      // Waits for the work that the service does after its response, such as sending a mail.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

/** Compares login, reset and registration for known and unknown addresses. */
export const accountRows = async (shop: Shop, accounts: number): Promise<readonly Row[]> => {
  const confirmed = await shop.branch({ identity: { REGISTRATION: 'confirmed' } })
  const names = { firstName: 'Marianne', lastName: 'Hale' }
  const known: string[] = []
  for (let made = 0; made < accounts; made += 1) {
    const email = randomEmail()
    await timed(shop.identity, shop.url, '/register', { ...names, email, password })
    known.push(email)
  }
  const calls: readonly (readonly [string, Call])[] = [
    [
      'login with a wrong password',
      (email) => timed(shop.identity, shop.url, '/login', { email, password: 'Wrong-2026' }),
    ],
    ['asking for a new password', (email) => timed(shop.identity, shop.url, '/password/forgot', { email })],
    [
      'registration that is confirmed by mail',
      (email) => timed(confirmed.identity, confirmed.storefront, '/register', { ...names, email, password }),
    ],
  ]
  const rows: Row[] = []
  for (const [what, call] of calls) {
    await measureInTurns(known.slice(0, 5), call)
    const medians = await measureInTurns(known.slice(5), call)
    rows.push(
      withoutBudget(
        `${what}: known address, unknown address`,
        `${milliseconds(medians.known)}, ${milliseconds(medians.unknown)}`,
      ),
      withoutBudget(`${what}: known of unknown`, times(medians.known / medians.unknown)),
    )
  }
  return rows
}
