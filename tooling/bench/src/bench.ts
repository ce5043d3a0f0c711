import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Section } from './report/markdown.ts'
import { markdown } from './report/markdown.ts'

const quick = process.argv.includes('--quick')
const timing = quick ? { rounds: 1, seconds: 2, orders: 8 } : { rounds: 3, seconds: 5, orders: 40 }
const amounts = quick ? { orders: 8, accounts: 15 } : { orders: 80, accounts: 65 }
const say = (doing: string): void => void process.stderr.write(`${doing}…\n`)

type Bench = {
  readonly file: string
  readonly run: string
  readonly measure: () => Promise<readonly Section[]>
}

// Growth takes minutes and needs no more than the platform: it is run by itself, and the shop need not be built for it.
const growth: Bench = {
  file: 'latest-growth',
  run: 'medians of calls made in turns',
  measure: async () => (await import('./growth/benchGrowth.ts')).benchGrowth(quick, say),
}
const services: Bench = {
  file: 'latest-services',
  run: `${amounts.orders} orders, ${amounts.accounts} accounts`,
  measure: async () => (await import('./services/benchServices.ts')).benchServices(amounts, say),
}
const interaction: Bench = {
  file: 'latest-interaction',
  run: 'presses in one browser',
  measure: async () => (await import('./interaction/benchInteraction.ts')).benchInteraction(say),
}
const pages: Bench = {
  file: 'latest-pages',
  run: 'one first visit of each page',
  measure: async () => (await import('./pages/benchPages.ts')).benchPages(say),
}
const shop: Bench = {
  file: 'latest',
  run: `median of ${timing.rounds} rounds of ${timing.seconds} s`,
  measure: async () => (await import('./shop/benchShop.ts')).benchShop(timing, say),
}
const others: Readonly<Record<string, Bench>> = {
  '--growth': growth,
  '--services': services,
  '--interaction': interaction,
  '--pages': pages,
}
const chosen = process.argv.flatMap((word) => others[word] ?? [])[0] ?? shop

const report = markdown(await chosen.measure(), new Date(), quick ? 'a quick run' : chosen.run)
const results = fileURLToPath(new URL('../results', import.meta.url))
mkdirSync(results, { recursive: true })
writeFileSync(`${results}/${chosen.file}.md`, report)
process.stdout.write(report)
