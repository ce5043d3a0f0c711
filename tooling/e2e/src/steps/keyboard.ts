import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What has the focus: by its accessible name, with what shows that it has it. */
export type Focus = {
  readonly role: string
  readonly name: string
  /** An outline on it, or on what stands around it. */
  readonly seen: boolean
  /** Inside the window, and not under something that floats over the page. */
  readonly free: boolean
}

/** What has the focus now, also inside a frame. */
export const focused = async (page: Page): Promise<Focus> => {
  for (const frame of page.frames().toReversed()) {
    const focus = await frame
      .evaluate((): Focus | undefined => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || element.localName === 'iframe' || !document.hasFocus())
          return undefined
        if (element === document.body) return undefined
        const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
        const labelled = element.getAttribute('aria-labelledby')
        const words =
          element.getAttribute('aria-label') ??
          (labelled ? document.getElementById(labelled)?.innerText : undefined) ??
          labels?.[0]?.innerText ??
          element.innerText
        const outlined = (of: Element | null): boolean => {
          if (!of) return false
          return [null, '::after'].some((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(of, part)
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
          })
        }
        const box = element.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, innerHeight / 2)]
        const top = document.elementFromPoint(x, y)
        const own = top && (element.contains(top) || top.contains(element) || labels?.[0]?.contains(top))
        return {
          role: element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName,
          name: (words ?? '').trim().replace(/\s+/g, ' '),
          seen: [element, element.parentElement, element.nextElementSibling, labels?.[0] ?? null].some(
            outlined,
          ),
          free: Boolean(own),
        }
      })
      .catch(() => undefined)
    if (focus) return focus
  }
  return { role: 'none', name: '', seen: false, free: false }
}

const MOST = 150

/** Presses Tab (or Shift+Tab) until something of that name has the focus; every stop on the way is visible. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Focus> => {
  const passed: string[] = []
  for (let at = 0; at < MOST; at += 1) {
    await page.keyboard.press(key)
    let focus = await focused(page)
    // Pages scroll smoothly: what the focus has just reached may still be on its way into the window.
    for (let waits = 0; waits < 20 && focus.role !== 'none' && !(focus.free && focus.seen); waits += 1) {
      await page.waitForTimeout(50)
      focus = await focused(page)
    }
    if (focus.role === 'none') continue
    passed.push(focus.name)
    expect(focus).toEqual({ ...focus, seen: true, free: true })
    if (name.test(focus.name)) return focus
  }
  throw new Error(`${name} is not reached by ${key}. There are: ${passed.join(' | ')}`)
}

/** Tabs to a field and types into it. */
export const typeInto = async (page: Page, name: RegExp, text: string): Promise<void> => {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** Waits until another page has come and has the focus: the next Tab is the first in it. */
export const pageHasFocus = async (page: Page, path: RegExp): Promise<void> => {
  await page.waitForURL(path)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
  await page.waitForLoadState('networkidle')
}

/** Waits until a title has the focus. */
export const titleHasFocus = (page: Page, title: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => `${document.activeElement?.localName} ${document.activeElement?.textContent}`),
    )
    .toBe(`h1 ${title}`)
