import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The element of the document for styles within the page, as `Layout` in app/root.tsx renders it. */
const EMPTY_STYLE = '<style></style>'

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g

/** The stylesheets of the build, by their URL. */
const readStylesheets = (clientFolder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(clientFolder, 'assets'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`/assets/${name}`, readFileSync(join(clientFolder, 'assets', name), 'utf8')]),
  )

/**
 * Returns a function that writes a page's stylesheets into its HTML, so that a browser can show the first page without
 * waiting for other files. The links to the stylesheets stay, because the router looks for them. They apply to no
 * medium, so the browser loads the stylesheets last, for the next pages. A page with an unknown stylesheet, or without the
 * element for styles, is returned as it is.
 */
export const createStyleInliner = (clientFolder: string): ((html: string) => string) => {
  const stylesheets = readStylesheets(clientFolder)
  return (html) => {
    const styles = [...html.matchAll(STYLESHEET)].map(([, url = '']) => stylesheets.get(url))
    if (styles.length === 0 || styles.includes(undefined) || !html.includes(EMPTY_STYLE)) return html
    return html
      .replace(EMPTY_STYLE, () => `<style>${styles.join('')}</style>`)
      .replace(STYLESHEET, '<link rel="stylesheet" href="$1" media="not all"/>')
  }
}
