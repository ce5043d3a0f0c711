import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Bought,
  buy,
  createRandom,
  planOf,
  readBooks,
  reconcile,
  runningAttempts,
  startTestDatabases,
  startTestShop,
} from '@selvedge/testing'
import { startFaults } from './faults.ts'
import { problemsOf, reportOf } from './report.ts'

const shoppers = Number(process.env.CHAOS_SHOPPERS ?? '100')
const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1_000_000))
/** The number of shoppers at the same time. */
const PARALLEL = 8
/** The maximum time that unfinished orders may take after the last fault, in ms. */
const SETTLE_MS = 120_000

const databases = await startTestDatabases()
const shop = await startTestShop({ databases, environment: { ORDER_RETRY_MS: '200', ORPHAN_MS: '2000' } })
try {
  const started = Date.now()
  const before = await readBooks(shop.addresses)
  const faults = startFaults(shop, createRandom(seed))
  const bought: Bought[] = []
  const waiting = Array.from({ length: shoppers }, (_, at) => at + 1)
  const work = async (): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const random = createRandom(seed + number)
      bought.push(await buy(shop.addresses, planOf(number, random), random))
      process.stdout.write(`${bought.length}/${shoppers}\r`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  const counts = await faults.stop()
  for (const until = Date.now() + SETTLE_MS; (await runningAttempts(shop.addresses)) > 0; await sleep(500))
    if (Date.now() > until) break
  // Waits for captures and confirmation mails, which follow an order.
  await sleep(10_000)
  const run = {
    seed,
    seconds: Math.round((Date.now() - started) / 1000),
    shoppers: bought,
    faults: counts,
    books: reconcile(before, await readBooks(shop.addresses)),
  }
  const report = reportOf(run)
  mkdirSync(new URL('../../reports', import.meta.url), { recursive: true })
  writeFileSync(new URL('../../reports/chaos.md', import.meta.url), report)
  process.stdout.write(`${report}\n`)
  process.exitCode = problemsOf(run).length > 0 ? 1 : 0
} finally {
  await shop.stop()
  await databases.stop()
}
