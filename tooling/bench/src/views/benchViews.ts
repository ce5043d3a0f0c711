import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startBaseline } from '../baseline/startBaseline.ts'
import { peakMemory, processOnPort, residentMemory } from '../peer/processTime.ts'
import type { Section } from '../report/markdown.ts'
import { atLeast, atMost, type Row, withoutBudget } from '../report/row.ts'
import { aSecond, milliseconds, times } from '../report/units.ts'
import { startShop } from '../stack/startShop.ts'
import { listPaths } from './listPaths.ts'
import { measureViews, type Views } from './measureViews.ts'
import { zipfIndexes } from './zipf.ts'

const PAGES = 500
/** A storefront's memory after many page views, in bytes. */
const MEMORY_BUDGET = 350 * 1024 * 1024

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
const exactMilliseconds = (value: number): string => `${value.toFixed(2)} ms`
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const rowsOf = (name: string, { perSecond, p50, p99, cost }: Views): readonly Row[] => [
  withoutBudget(
    `${name}: pages, 50 at a time`,
    `${aSecond(perSecond)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
  ),
  withoutBudget(`${name}: processor time a page`, exactMilliseconds(cost)),
]

/** Returns the bytes of a page as they are sent: `fetch` would decompress them. */
const readBytes = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => resolve(buffer(response))).on(
      'error',
      reject,
    )
  })

/** Gives the bare server the bytes of the shop's pages. */
const copyPages = async (shop: string, bare: string, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const body = new Uint8Array(await readBytes(shop + path))
    await fetch(bare + path, { method: 'PUT', body })
  }
}

/**
 * Measures page views of guests without cookies, over 500 pages of which some are opened much more often than others,
 * beside a server that sends the same bytes without doing anything else.
 */
export const benchViews = async (count: number, log: (step: string) => void): Promise<readonly Section[]> => {
  log('Starting the shop')
  const shop = await startShop()
  const bare = await startBaseline('bareServer.ts')
  try {
    await shop.restart('direct')
    const paths = await listPaths(shop.url, PAGES)
    const visited = zipfIndexes(PAGES, count).flatMap((index) => paths[index] ?? [])
    log('Opening pages, none of them stored')
    const first = await measureViews(shop.url, visited)
    log('Copying pages')
    await copyPages(shop.url, bare.url, paths)
    const runs: { readonly shop: Views; readonly bare: Views }[] = []
    for (let round = 1; round <= 3; round += 1) {
      log(`Opening stored pages, round ${round}`)
      runs.push({ bare: await measureViews(bare.url, visited), shop: await measureViews(shop.url, visited) })
    }
    const [, middle] = [...runs].sort(
      (left, right) =>
        left.shop.perSecond / left.bare.perSecond - right.shop.perSecond / right.bare.perSecond,
    )
    if (!middle) throw new Error('There are no rounds.')
    const pid = processOnPort(Number(new URL(shop.url).port))
    return [
      {
        title: `${count.toLocaleString('en')} page views of guests, ${PAGES} pages by Zipf's law`,
        rows: [
          ...rowsOf('no page stored at first', first),
          withoutBudget('no page stored at first: share of stored pages', percent(first.hitRate)),
          ...rowsOf('again', middle.shop),
          withoutBudget('again: share of stored pages', percent(middle.shop.hitRate)),
          ...rowsOf('a bare server with the same bytes', middle.bare),
          atLeast('of the bare server', middle.shop.perSecond / middle.bare.perSecond, 0.5, times),
          atMost("the storefront's memory at the end", residentMemory(pid), MEMORY_BUDGET, megabytes),
          withoutBudget("the storefront's memory at its peak", megabytes(peakMemory(pid))),
        ],
      },
    ]
  } finally {
    bare.stop()
    await shop.stop()
  }
}
