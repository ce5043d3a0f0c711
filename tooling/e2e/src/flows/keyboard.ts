import { expect, type Page } from '@playwright/test'

/** The focused element: its role, its accessible name, and whether its focus is visible. */
type Focus = {
  readonly role: string
  readonly name: string
  /** The element or an ancestor has an outline. */
  readonly isOutlined: boolean
  /** The element is inside the window and not covered. */
  readonly isUncovered: boolean
}

const NOTHING: Focus = { role: 'none', name: '', isOutlined: false, isUncovered: false }

/** Returns the focused element, also inside a frame. */
const focused = async (page: Page): Promise<Focus> => {
  for (const frame of page.frames().toReversed()) {
    const focus = await frame
      .evaluate((): Focus | undefined => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || element.localName === 'iframe' || !document.hasFocus())
          return undefined
        if (element === document.body) return undefined
        const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
        const labelledBy = element.getAttribute('aria-labelledby')
        const name =
          element.getAttribute('aria-label') ??
          (labelledBy ? document.getElementById(labelledBy)?.innerText : undefined) ??
          labels?.[0]?.innerText ??
          element.innerText
        const hasOutline = (of: Element | null): boolean => {
          if (!of) return false
          return [null, '::after'].some((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(of, part)
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
          })
        }
        const box = element.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, innerHeight / 2)]
        const top = document.elementFromPoint(x, y)
        return {
          role: element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName,
          name: (name ?? '').trim().replace(/\s+/g, ' '),
          isOutlined: [element, element.parentElement, element.nextElementSibling, labels?.[0] ?? null].some(
            hasOutline,
          ),
          isUncovered: Boolean(
            top && (element.contains(top) || top.contains(element) || labels?.[0]?.contains(top)),
          ),
        }
      })
      .catch(() => undefined)
    if (focus) return focus
  }
  return NOTHING
}

const MAX_STOPS = 150

/**
 * Presses Tab or Shift+Tab until an element with a name has the focus. The focus has to be visible on every element on
 * the way.
 */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const stops: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const focus = await focused(page)
    if (focus.role === 'none') continue
    stops.push(focus.name)
    // With smooth scrolling the element may not be in the window yet.
    if (!focus.isOutlined || !focus.isUncovered)
      await expect
        .poll(() => focused(page), { message: `the focus at "${focus.name}"` })
        .toMatchObject({ isOutlined: true, isUncovered: true })
    if (name.test(focus.name)) return
  }
  throw new Error(`${name} is not reached by ${key}. The stops are: ${stops.join(' | ')}`)
}

/** Tabs to a field and types into it. */
export const typeInto = async (page: Page, name: RegExp, text: string): Promise<void> => {
  await tabTo(page, name)
  await page.keyboard.type(text)
}
