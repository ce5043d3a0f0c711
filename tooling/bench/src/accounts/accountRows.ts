import { randomUUID } from 'node:crypto'
import { noted, type Row } from '../report/row.ts'
import { milliseconds, times } from '../report/units.ts'
import type { Shop } from '../stack/startShop.ts'

const password = 'Selvedge-2026'
const anAddress = (): string => `shopper.${randomUUID()}@example.com`

/** Calls the identity service as a page of the shop, and gives the milliseconds until its answer is read. */
const timed = async (identity: string, shop: string, path: string, body: object): Promise<number> => {
  const started = performance.now()
  const answer = await fetch(`${identity}/api/selvedge${path}`, {
    method: 'POST',
    headers: { origin: new URL(shop).origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - started
}

/** Milliseconds between two calls. */
const REST_MS = 60

type Call = (email: string) => Promise<number>

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Asks about a known and an unknown address in turns, so that whatever else slows the machine down slows both. */
const inTurns = async (known: readonly string[], call: Call) => {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const [at, email] of known.entries()) {
    const turns = [
      async () => times.known.push(await call(email)),
      async () => times.unknown.push(await call(anAddress())),
    ]
    for (const turn of at % 2 ? turns : turns.reverse()) {
      await turn()
      // What a call leaves to be done afterwards, a mail, may not slow the next one down.
      await new Promise((resolve) => setTimeout(resolve, REST_MS))
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

/** Login, reset and registration with a known address, beside the same with an unknown one. */
export const accountRows = async (shop: Shop, accounts: number): Promise<readonly Row[]> => {
  const confirmed = await shop.branch({ identity: { REGISTRATION: 'confirmed' } })
  const names = { firstName: 'Marianne', lastName: 'Hale' }
  const known: string[] = []
  for (let made = 0; made < accounts; made += 1) {
    const email = anAddress()
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
    await inTurns(known.slice(0, 5), call)
    const medians = await inTurns(known.slice(5), call)
    rows.push(
      noted(
        `${what}: known address, unknown address`,
        `${milliseconds(medians.known)}, ${milliseconds(medians.unknown)}`,
      ),
      noted(`${what}: known of unknown`, times(medians.known / medians.unknown)),
    )
  }
  return rows
}
