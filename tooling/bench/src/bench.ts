import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { markdown } from './report/markdown.ts'

const quick = process.argv.includes('--quick')
const growth = process.argv.includes('--growth')
const interaction = process.argv.includes('--interaction')
const timing = quick ? { rounds: 1, seconds: 2, orders: 8 } : { rounds: 3, seconds: 5, orders: 40 }
const say = (doing: string): void => void process.stderr.write(`${doing}…\n`)

// Growth takes minutes and needs no more than the platform: it is run by itself, and the shop need not be built for it.
const measure = async () => {
  if (growth) return (await import('./growth/benchGrowth.ts')).benchGrowth(quick, say)
  if (interaction) return (await import('./interaction/benchInteraction.ts')).benchInteraction(say)
  return (await import('./shop/benchShop.ts')).benchShop(timing, say)
}
const sections = await measure()
const rounds = `median of ${timing.rounds} rounds of ${timing.seconds} s`
const run = growth ? 'medians of calls made in turns' : interaction ? 'presses in one browser' : rounds
const report = markdown(sections, new Date(), quick ? 'a quick run' : run)
const results = fileURLToPath(new URL('../results', import.meta.url))
mkdirSync(results, { recursive: true })
writeFileSync(`${results}/latest${growth ? '-growth' : interaction ? '-interaction' : ''}.md`, report)
process.stdout.write(report)
