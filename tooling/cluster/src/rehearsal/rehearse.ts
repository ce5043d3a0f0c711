import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '@selvedge/dev/stack'
import { readBooks, reconcile, runningAttempts, type ShopAddresses } from '@selvedge/testing'
import { type Cluster, startCluster } from '../cluster/startCluster.ts'
import type { Command } from '../command/readCommand.ts'
import type { Programs } from '../programs/findProgram.ts'
import { clusterEvents } from './clusterEvents.ts'
import { createTraffic, summarise } from './createTraffic.ts'
import { describeSetup } from './describeSetup.ts'
import type { Rehearsal } from './report.ts'
import { runEvents } from './runEvents.ts'
import { sendShoppers } from './sendShoppers.ts'

type Options = {
  readonly command: Command
  readonly programs: Programs
  readonly environment: NodeJS.ProcessEnv
  readonly log: (line: string) => void
  /** Ends the rehearsal: all parts are stopped. */
  readonly signal: AbortSignal
}

/** The pause between two events, in ms. */
const PAUSE_MS = 5_000
/** The maximum time that unfinished orders may take after the last event, in ms. */
const SETTLE_MS = 120_000

/** Settings that differ from production, because shoppers and books of the rehearsal need them. */
const rehearsalSettings = {
  NODE_ENV: 'production',
  // The books read the mailbox, and shoppers pay at the sandbox.
  SELVEDGE_MODE: 'development',
  LOG_LEVEL: 'warn',
  // Each shopper names a network address of their own, as a proxy in front of the balancer would.
  TRUSTED_PROXY_HOPS: '2',
  // A read may take seconds on a busy machine.
  COMMERCE_READ_TIMEOUT_MS: '10000',
  // The shoppers load no images.
  PICTURE_WARM_UP_PATHS: '',
} as const

const addressesOf = (cluster: Cluster): ShopAddresses => ({
  storefront: cluster.urls.shop,
  larkhouse: cluster.urls.larkhouse,
  identity: cluster.urls.identity,
  platform: cluster.urls.platform,
  payments: cluster.urls.payments,
  platformDatabase: cluster.databaseUrl('platform'),
  identityDatabase: cluster.databaseUrl('identity'),
  control: '',
})

/** Reads the books when orders, captures and mails have ended, or, at the latest, when time is up. */
const settledBooks = async (addresses: ShopAddresses, before: Awaited<ReturnType<typeof readBooks>>) => {
  for (const until = Date.now() + SETTLE_MS; ; await sleep(1_000)) {
    const running = await runningAttempts(addresses)
    const after = await readBooks(addresses)
    const books = reconcile(before, after)
    if ((running === 0 && books.differences.length === 0) || Date.now() > until)
      return {
        orderNumbers: after.orders
          .filter(({ doc }) => doc.orderState !== 'Cancelled')
          .map(({ number }) => number),
        books: {
          ...books,
          differences: [
            ...books.differences,
            ...(running === 0 ? [] : [`${running} orders have not ended after ${SETTLE_MS / 1000} s`]),
          ],
        },
      }
  }
}

/** Starts a new cluster, lets shoppers buy while its parts restart and fail, and returns what happened. */
export const rehearse = async ({
  command,
  programs,
  environment,
  log,
  signal,
}: Options): Promise<Rehearsal> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-cluster-'))
  const unexpected: string[] = []
  let starting: Promise<Cluster> | undefined
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new StartupError('The rehearsal was stopped.'))),
  )
  aborted.catch(() => undefined)
  const run = async (): Promise<Rehearsal> => {
    starting = startCluster({
      environment: { ...environment, ...rehearsalSettings },
      programs,
      copies: command.copies,
      dataDir,
      fromRelease: command.fromRelease,
      onProgress: log,
      onExit: (name) => unexpected.push(`${name} exited unexpectedly.`),
    })
    const cluster = await starting
    const addresses = addressesOf(cluster)
    const before = await readBooks(addresses)
    const started = Date.now()
    const now = (): number => Date.now() - started
    const traffic = createTraffic(cluster.urls.shop, now)
    let isRunning = true
    const shopping = sendShoppers({
      addresses,
      seed: command.seed,
      shoppers: command.shoppers,
      parallel: command.parallel,
      isContinuing: () => isRunning,
      observe: traffic.observe,
    })
    const { times, failed } = await runEvents(clusterEvents(cluster), {
      now,
      pauseMs: PAUSE_MS,
      log: (name) => log(`${Math.round(now() / 1000)} s: ${name}`),
    })
    // Shoppers see the end of the last event, too.
    await sleep(PAUSE_MS)
    isRunning = false
    log('Waiting for the last shoppers')
    const shoppers = await shopping
    const end = now()
    log('Comparing the books')
    const { orderNumbers, books } = await settledBooks(addresses, before)
    return {
      date: new Date(),
      setup: describeSetup(cluster, programs, command),
      seed: command.seed,
      seconds: Math.round(end / 1000),
      parallel: command.parallel,
      shoppers,
      orderNumbers,
      books,
      failedEvents: [...failed, ...unexpected],
      events: times.map((time, at) => ({
        ...time,
        traffic: summarise(traffic.samples, time.at, times[at + 1]?.at ?? end),
      })),
      traffic: summarise(traffic.samples, 0, end),
    }
  }
  try {
    return await Promise.race([run(), aborted])
  } finally {
    // A cluster that is still starting is stopped afterwards: its parts would otherwise run on.
    await (await starting?.catch(() => undefined))?.stop()
    if (!environment.CLUSTER_KEEP_DATA) rmSync(dataDir, { recursive: true, force: true })
  }
}
