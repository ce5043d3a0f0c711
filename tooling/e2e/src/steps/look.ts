import { expect } from 'vitest'
import type { Shopper } from '../harness/browser.ts'
import { findings } from './findings.ts'
import { openWithoutScript } from './withoutScript.ts'

/** Widths between which the shop's pages are laid out otherwise, in px. */
export const narrowAndWide = [390, 1440] as const

/** Looks at a state by its name: nothing for axe to find, and no wider than its window, at each of the widths. */
export const look = async (
  { page, script }: Shopper,
  state: string,
  widths: readonly number[] = [page.viewportSize()?.width ?? 0],
): Promise<void> => {
  const before = page.viewportSize()
  const seen = script === 'on' ? page : await openWithoutScript(page)
  for (const width of widths) {
    await seen.setViewportSize({ width, height: 900 })
    expect([state, width, await findings(seen)]).toEqual([state, width, []])
  }
  if (seen !== page) await seen.context().close()
  else if (before) await page.setViewportSize(before)
}
