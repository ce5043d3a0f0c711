import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@selvedge/dev'
import type { Section } from '../report/markdown.ts'
import { growthRows } from './growthRows.ts'
import { lineRows } from './lineRows.ts'
import { memoryRows } from './memoryRows.ts'
import { requestsFor } from './requests.ts'
import { startCatalogue } from './startCatalogue.ts'

const SMALL = 100
const LARGE = 100_000

/** Measures catalogue growth on a separate database. `quick` uses a smaller catalogue and fewer requests. */
export const benchGrowth = async (
  quick: boolean,
  log: (step: string) => void,
): Promise<readonly Section[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-growth-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), 'selvedge')
  const stops: (() => void)[] = []
  const sized = async (products: number) => {
    log(`Making a catalogue of ${products} products`)
    const catalogue = await startCatalogue(postgres, products)
    stops.push(catalogue.stop)
    return { catalogue, requests: await requestsFor(catalogue) }
  }
  try {
    const small = await sized(SMALL)
    const large = await sized(quick ? 5_000 : LARGE)
    log('Measuring calls')
    const growth = await growthRows([small, large], quick ? 40 : 200)
    log('Adding lines')
    const lines = await lineRows(large)
    log('Watching memory')
    const memory = await memoryRows(large, quick ? 2_000 : 50_000)
    return [
      { title: 'catalogue growth, calls in turns on both catalogues', rows: growth },
      { title: 'cart growth, fastest of eight', rows: lines },
      { title: 'memory', rows: memory },
    ]
  } finally {
    for (const stop of stops) stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
