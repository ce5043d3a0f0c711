import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Section } from './report/markdown.ts'
import { markdown } from './report/markdown.ts'

const flag = { type: 'boolean', default: false } as const
const { values: run, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: flag,
    peer: flag,
    growth: flag,
    services: flag,
    interaction: flag,
    pages: flag,
    edits: flag,
    views: flag,
  },
})
if (positionals.length > (run.peer ? 1 : 0))
  throw new Error(`Unknown: ${positionals.join(' ')}. See tooling/bench/README.md.`)
const { quick } = run
const timing = quick ? { rounds: 1, seconds: 2, orders: 8 } : { rounds: 3, seconds: 5, orders: 40 }
const amounts = quick ? { orders: 8, accounts: 15 } : { orders: 80, accounts: 65 }
const VIEWS = 20_000
const QUICK_VIEWS = 2_000
const log = (step: string): void => void process.stderr.write(`${step}…\n`)

type Bench = {
  readonly file: string
  readonly run: string
  readonly measure: () => Promise<readonly Section[]>
}

// The growth of the catalogue is measured in a separate run, because this takes minutes and needs only the platform.
const growth: Bench = {
  file: 'latest-growth',
  run: 'medians of calls made in turns',
  measure: async () => (await import('./growth/benchGrowth.ts')).benchGrowth(quick, log),
}
const services: Bench = {
  file: 'latest-services',
  run: `${amounts.orders} orders, ${amounts.accounts} accounts`,
  measure: async () => (await import('./services/benchServices.ts')).benchServices(amounts, log),
}
const interaction: Bench = {
  file: 'latest-interaction',
  run: 'presses in one browser',
  measure: async () => (await import('./interaction/benchInteraction.ts')).benchInteraction(log),
}
const pages: Bench = {
  file: 'latest-pages',
  run: 'one first visit of each page',
  measure: async () => (await import('./pages/benchPages.ts')).benchPages(log),
}
const views: Bench = {
  file: 'latest-views',
  run: `${(quick ? QUICK_VIEWS : VIEWS).toLocaleString('en')} page views`,
  measure: async () => (await import('./views/benchViews.ts')).benchViews(quick ? QUICK_VIEWS : VIEWS, log),
}
const edits: Bench = {
  file: 'latest-edits',
  run: 'one edit of each kind in an open page',
  measure: async () => (await import('./edits/benchEdits.ts')).benchEdits(log),
}
const shop: Bench = {
  file: 'latest',
  run: `median of ${timing.rounds} rounds of ${timing.seconds} s`,
  measure: async () => (await import('./shop/benchShop.ts')).benchShop(timing, log),
}
const others = { growth, services, interaction, pages, edits, views }

const results = fileURLToPath(new URL('../results', import.meta.url))
mkdirSync(results, { recursive: true })

const writeComparison = async (): Promise<void> => {
  const { benchPeer } = await import('./peer/benchPeer.ts')
  const rounds = quick ? { rounds: 1, requests: 20 } : { rounds: 3, requests: 100 }
  const [folder] = positionals
  const { report, chart } = await benchPeer(folder === undefined ? undefined : resolve(folder), rounds, log)
  writeFileSync(`${results}/latest-peer.md`, report)
  writeFileSync(`${results}/latest-peer.svg`, chart)
  process.stdout.write(report)
}

const writeBench = async (bench: Bench): Promise<void> => {
  const report = markdown(await bench.measure(), new Date(), quick ? 'a quick run' : bench.run)
  writeFileSync(`${results}/${bench.file}.md`, report)
  process.stdout.write(report)
}

const chosen = Object.entries(others).find(([name]) => run[name as keyof typeof others])
if (run.peer) await writeComparison()
else await writeBench(chosen?.[1] ?? shop)
