const WINDOW_SLACK = 1

/** Whether an element clips or scrolls content that is wider than the element. */
const clips = (element: Element): boolean => {
  const { overflowX, clipPath } = getComputedStyle(element)
  return overflowX !== 'visible' || clipPath !== 'none'
}

const ancestors = (element: Element): readonly Element[] => {
  const { parentElement } = element
  return parentElement && parentElement !== document.body ? [parentElement, ...ancestors(parentElement)] : []
}

const nameOf = (element: Element, what: string): string => {
  const story = element.closest('section.sheet-story')?.querySelector('.sheet-name')?.textContent
  return `${story ?? 'outside of a story'}: ${what} “${element.textContent?.trim().slice(0, 40)}”`
}

/** Returns one line for each element beyond the edges of the window, without the elements in rows that scroll. */
const beyondTheWindow = (elements: readonly Element[], width: number): readonly string[] =>
  elements
    .filter((element) => {
      const { left, right, height } = element.getBoundingClientRect()
      if (height === 0 || element.parentElement?.closest('svg') || clips(element)) return false
      return (left < -WINDOW_SLACK || right > width + WINDOW_SLACK) && !ancestors(element).some(clips)
    })
    .map((element) => nameOf(element, `<${element.tagName.toLowerCase()}> is wider than the window`))

/** Returns one line for each element that cuts off its text, without an ellipsis and without scrolling. */
const cutText = (elements: readonly Element[]): readonly string[] =>
  elements
    .filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const hides = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
      const box = element.getBoundingClientRect()
      // Visually hidden text is one pixel wide, so it is cut off on purpose.
      if (!hides || box.width <= 1 || element.closest('svg')) return false
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement
        if (!node.nodeValue?.trim() || !parent || [parent, ...ancestors(parent)].find(clips) !== element)
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { left, right } = range.getBoundingClientRect()
        if (left < box.left - WINDOW_SLACK || right > box.right + WINDOW_SLACK) return true
      }
      return false
    })
    .map((element) => nameOf(element, 'cuts off the text'))

/** Returns one line for each part of the shown stories that is wider than the window, or cuts off its text. */
export const overflows = (): readonly string[] => {
  const { clientWidth, scrollWidth } = document.documentElement
  const elements = Array.from(document.body.querySelectorAll('*'))
  return [
    ...(scrollWidth > clientWidth ? [`the document has ${scrollWidth} px instead of ${clientWidth} px`] : []),
    ...beyondTheWindow(elements, clientWidth),
    ...cutText(elements),
  ]
}
