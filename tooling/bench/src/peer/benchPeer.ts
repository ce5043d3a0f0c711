import { launchBrowser } from '../pages/launchBrowser.ts'
import { machine } from '../report/markdown.ts'
import { barChart } from './barChart.ts'
import { compareShops, type Rounds } from './compareShops.ts'
import { figuresTable } from './figures.ts'
import { startOurShop } from './startOurShop.ts'
import { startPeer } from './startPeer.ts'

/** The report as Markdown, and its bar chart as SVG. */
export type Comparison = { readonly report: string; readonly chart: string }

/**
 * Compares our shop with the shop in a folder that has a `peer.json`, in turns on this machine. Without a folder only ours
 * is measured.
 */
export const benchPeer = async (
  folder: string | undefined,
  rounds: Rounds,
  log: (step: string) => void,
): Promise<Comparison> => {
  log('Starting the shops')
  const peer = folder === undefined ? undefined : await startPeer(folder)
  try {
    const ours = await startOurShop()
    const browser = await launchBrowser()
    try {
      const figures = await compareShops(browser, peer ? [ours, peer] : [ours], rounds, log)
      return {
        report: [
          `# Comparison, ${new Date().toISOString().slice(0, 10)}`,
          '',
          `${machine()}; medians of ${rounds.rounds} rounds, both shops in turns.`,
          'Visits and presses: processor 4 × slower; visits also 1.6 Mbit/s, 150 ms, an empty cache, 390 px at 2 ×.',
          '',
          figuresTable(figures, peer?.name),
          '',
        ].join('\n'),
        chart: barChart(figures, peer?.name),
      }
    } finally {
      await browser.close()
      await ours.stop()
    }
  } finally {
    await peer?.stop()
  }
}
