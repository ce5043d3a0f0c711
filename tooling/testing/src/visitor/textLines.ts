const INVISIBLE = 'script, style, template, svg, [hidden]'

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Returns the text of an element, with a line for each run of text between two tags. Style sheets are ignored, so elements
 * that a browser shows side by side are separate lines.
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

/** Returns the whole text of an element in one line. */
export const textOf = (element: Element | null | undefined): string =>
  element ? textLines(element).join(' ') : ''
