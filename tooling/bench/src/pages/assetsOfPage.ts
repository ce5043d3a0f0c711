import { init, parse } from 'es-module-lexer'

/** The addresses of the scripts and styles that a page asks for before anything is clicked. */
export type PageAssets = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

const inlineModules = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*type="module"[^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, , code = '']) => code,
  )

/** What a module asks for at once. A page's own inline module starts the app by a call of `import()`: that counts. */
const importsOf = (code: string, from: string, calls: 'static' | 'with-calls'): string[] =>
  parse(code)[0]
    .filter(({ d, n }) => n !== undefined && (d === -1 || (calls === 'with-calls' && d >= 0)))
    .map(({ n }) => new URL(n ?? '', from).toString())

/** Reads a page as a browser does: its tags, its inline modules, and what those import, and so on. */
export const assetsOfPage = async (
  html: string,
  page: string,
  load: (address: string) => Promise<Buffer>,
): Promise<PageAssets> => {
  await init
  const links = tags(html, 'link')
  const address = (path: string): string => new URL(path, page).toString()
  const linked = (rel: string): string[] =>
    links.filter((tag) => attributeOf(tag, 'rel') === rel).map((tag) => address(attributeOf(tag, 'href')))
  const first = [
    ...linked('modulepreload'),
    ...tags(html, 'script')
      .map((tag) => attributeOf(tag, 'src'))
      .filter((src) => src !== '')
      .map(address),
    ...inlineModules(html).flatMap((code) => importsOf(code, page, 'with-calls')),
  ]
  const scripts = new Set<string>()
  for (const waiting = [...first]; waiting.length > 0; ) {
    const next = waiting.pop()
    if (next === undefined || scripts.has(next)) continue
    scripts.add(next)
    waiting.push(...importsOf((await load(next)).toString(), next, 'static'))
  }
  return { scripts: [...scripts], styles: [...new Set(linked('stylesheet'))] }
}
