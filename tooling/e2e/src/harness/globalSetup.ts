import { findChromium, findHeadlessShell } from '@selvedge/dev'
import { type ShopAddresses, startTestDatabases, startTestShop } from '@selvedge/testing'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shops of the workers, in the order of their pool ids. */
    readonly shops: readonly ShopAddresses[]
    readonly chromium: string
  }
}

/** Starts one database server, and a shop for each worker, so that parallel journeys share no data. */
export default async (project: TestProject) => {
  const chromium = findHeadlessShell() ?? findChromium()
  if (!chromium) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.')
  const databases = await startTestDatabases()
  const stops = [databases.stop]
  const stop = async (): Promise<void> => {
    for (const next of stops.toReversed()) await next()
  }
  const shops: ShopAddresses[] = []
  try {
    // One after another, because each shop looks for free ports.
    for (let worker = 0; worker < project.vitest.config.maxWorkers; worker += 1) {
      const shop = await startTestShop({ databases })
      stops.push(shop.stop)
      shops.push(shop.addresses)
    }
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('shops', shops)
  project.provide('chromium', chromium.path)
  return stop
}
