import type { Browser } from 'playwright-core'
import type { PageName } from '../pages/pages.ts'
import { median } from '../report/median.ts'
import type { ComparedShop, PressName } from './comparedShop.ts'
import type { Figure } from './figures.ts'
import { measureNavigations } from './measureNavigations.ts'
import { measurePageCost } from './measurePageCost.ts'
import { measurePress } from './measurePress.ts'
import { measureVisit, type Visit } from './measureVisit.ts'

export type Rounds = {
  /** How often each figure is measured. */
  readonly rounds: number
  /** How many requests of a page make one measurement of its cost. */
  readonly requests: number
}

type Log = (step: string) => void

const PAGES: readonly PageName[] = ['home', 'category', 'product', 'cart']
const PRESSES: readonly PressName[] = ['menu', 'add', 'quantity', 'facet']
/** A parameter that neither shop reads. Ours does not store pages of addresses with parameters. */
const NOT_STORED = '?bench=1'

const COST_GOALS: Readonly<Record<PageName, number>> = { home: 4, category: 9, product: 5, cart: 7 }
const STORED_GOAL = 0.4
const PAINT_GOALS: Readonly<Record<PageName, number>> = {
  home: 1800,
  category: 1900,
  product: 2000,
  cart: 1200,
}
const SCRIPT_GOALS: Readonly<Record<PageName, number>> = {
  home: 92_000,
  category: 92_000,
  product: 95_000,
  cart: 97_000,
}
const PRESS_GOAL = 50
const NAVIGATION_GOALS = { toCategory: 150, toProduct: 100 }

/** Measures both shops in turns, `rounds` times, and returns the median of each. Other load affects both alike. */
const inTurns = async (
  shops: readonly ComparedShop[],
  rounds: number,
  measure: (shop: ComparedShop) => Promise<number>,
): Promise<readonly (number | undefined)[]> => {
  const values = shops.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, shop] of shops.entries()) values[index]?.push(await measure(shop))
  return values.map(median)
}

const figure = (
  group: string,
  what: string,
  unit: Figure['unit'],
  [ours = Number.NaN, peer]: readonly (number | undefined)[],
  goal: Figure['goal'],
): Figure => ({ group, what, unit, ours, peer, goal })

const cookiesFor = (page: PageName, { cartCookies }: ComparedShop): string =>
  page === 'cart' ? cartCookies : ''

const costs = async (
  shops: readonly ComparedShop[],
  { rounds, requests }: Rounds,
): Promise<readonly Figure[]> => {
  const cost = (page: PageName, suffix: string) => (shop: ComparedShop) =>
    measurePageCost(shop.url + shop.pages[page] + suffix, { cookies: cookiesFor(page, shop), requests })
  const rendered: Figure[] = []
  const stored: Figure[] = []
  for (const page of PAGES) {
    // The first responses compile the code.
    await inTurns(shops, 1, cost(page, NOT_STORED))
    rendered.push(
      figure(
        'server, ms of processor time for a rendered page, compressed',
        page,
        'ms',
        await inTurns(shops, rounds, cost(page, NOT_STORED)),
        COST_GOALS[page],
      ),
    )
    if (page === 'cart') continue
    const [ours] = shops
    if (ours)
      stored.push(
        figure(
          'server, ms of processor time for a page from the cache',
          page,
          'ms',
          await inTurns([ours], rounds, cost(page, '')),
          STORED_GOAL,
        ),
      )
  }
  return [...rendered, ...stored]
}

const visits = async (
  browser: Browser,
  shops: readonly ComparedShop[],
  { rounds }: Rounds,
): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const page of PAGES) {
    const visit = (shop: ComparedShop): Promise<Visit> =>
      measureVisit(browser, shop.url + shop.pages[page], cookiesFor(page, shop))
    // A server creates the images of a page when they are first requested.
    for (const shop of shops) await visit(shop)
    const measured = shops.map((): Visit[] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [index, shop] of shops.entries()) measured[index]?.push(await visit(shop))
    const of = (name: keyof Visit) => measured.map((shop) => median(shop.map((visit) => visit[name])))
    figures.push(
      figure('first contentful paint', page, 'ms', of('firstPaint'), 'peer'),
      figure('largest contentful paint', page, 'ms', of('largestPaint'), PAINT_GOALS[page]),
      figure('total blocking time', page, 'ms', of('blocking'), 'peer'),
      figure('JavaScript that a first visit fetches', page, 'bytes', of('scripts'), SCRIPT_GOALS[page]),
      figure('HTML and CSS of a first visit', `${page}: HTML`, 'bytes', of('html'), undefined),
      figure('HTML and CSS of a first visit', `${page}: CSS files`, 'bytes', of('styles'), undefined),
    )
  }
  return figures
}

const presses = async (
  browser: Browser,
  shops: readonly ComparedShop[],
  { rounds }: Rounds,
): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const name of PRESSES) {
    const able = shops.filter((shop) => shop.presses[name])
    const values = await inTurns(able, rounds, (shop) => {
      const press = shop.presses[name]
      if (!press) throw new Error(`${shop.name} has no ${name}.`)
      return measurePress(browser, shop, press)
    })
    figures.push(figure('press to next paint', name, 'ms', values, PRESS_GOAL))
  }
  return figures
}

const navigations = async (
  browser: Browser,
  shops: readonly ComparedShop[],
  { rounds }: Rounds,
): Promise<readonly Figure[]> => {
  const toCategory = shops.map((): number[] => [])
  const toProduct = shops.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, shop] of shops.entries()) {
      const times = await measureNavigations(browser, shop)
      toCategory[index]?.push(times.toCategory)
      toProduct[index]?.push(times.toProduct)
    }
  const group = 'navigation, fast network, the pointer rests on the link'
  return [
    figure(group, 'home to category', 'ms', toCategory.map(median), NAVIGATION_GOALS.toCategory),
    figure(group, 'category to product', 'ms', toProduct.map(median), NAVIGATION_GOALS.toProduct),
  ]
}

/** Measures our shop, the first one, and optionally another shop, and returns the figures in the order of the report. */
export const compareShops = async (
  browser: Browser,
  shops: readonly ComparedShop[],
  rounds: Rounds,
  log: Log,
): Promise<readonly Figure[]> => {
  log('Counting processor time of pages')
  const server = await costs(shops, rounds)
  log('Opening pages on a slow phone')
  const opened = await visits(browser, shops, rounds)
  log('Pressing controls')
  const pressed = await presses(browser, shops, rounds)
  log('Following links')
  const followed = await navigations(browser, shops, rounds)
  // Lists the figures of a group together.
  return [
    ...Map.groupBy([...server, ...opened, ...pressed, ...followed], ({ group }) => group).values(),
  ].flat()
}
