const INVISIBLE = 'script, style, template, svg, [hidden]'

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * The text of an element, a line for each run of text between two tags. Pages are read without their styles, so every
 * element is a line of its own, also where a style sheet would put several side by side.
 */
export const textLines = (element: Element): string[] => {
  const lines: string[] = []
  let run = ''
  const endRun = (): void => {
    const line = collapse(run)
    if (line) lines.push(line)
    run = ''
  }
  const walk = (node: Node): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === child.TEXT_NODE) run += child.textContent ?? ''
      else if (child.nodeType === child.ELEMENT_NODE && !(child as Element).matches(INVISIBLE)) {
        endRun()
        walk(child)
        endRun()
      }
    }
  }
  walk(element)
  endRun()
  return lines
}

/** The whole text of an element in one line. */
export const textOf = (element: Element | null | undefined): string =>
  element ? textLines(element).join(' ') : ''
