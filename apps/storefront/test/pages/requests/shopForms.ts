import type { Page, Visitor } from '@selvedge/testing'

/** A name and a value that a form sends. */
export type Entry = readonly [name: string, value: string]

/** A form as a page offers it, with the fields that its button sends. */
export type ShopForm = {
  readonly visitor: Visitor
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly fields: readonly Entry[]
  /** What all of its controls can send, also boxes that are not checked. */
  readonly offered: readonly Entry[]
}

const SLUGS = /\/(category|product)\/[^/]+$/

/** A text that is the same for all URLs that show the same kind of page. */
const kindOf = (url: URL): string =>
  `${url.pathname.replace(/^\/en(-[A-Z]{2})?(?=\/|$)/, '').replace(SLUGS, '/$1/*')} ${url.searchParams.get('edit') ?? ''}`

const submitButtons = (form: HTMLFormElement): (HTMLButtonElement | undefined)[] => {
  const buttons = [...form.elements].filter(
    (element) => (element as HTMLButtonElement).type === 'submit',
  ) as HTMLButtonElement[]
  return buttons.length > 0 ? buttons : [undefined]
}

/** Returns each form of a page once for each of its buttons. Buttons for browsers without JavaScript are included. */
const formsOf = (page: Page): ShopForm[] =>
  [...page.document.querySelectorAll('form')].flatMap((form) =>
    submitButtons(form).flatMap((button) => {
      const view = form.ownerDocument.defaultView
      const attribute = (name: 'action' | 'method') =>
        button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
      const url = new URL(attribute('action') || page.url.href, page.url)
      if (!view || url.origin !== page.url.origin) return []
      const controls = [...form.elements] as HTMLInputElement[]
      const entries = [...new view.FormData(form, button ?? null)]
      return {
        visitor: page.visitor,
        method: attribute('method').toLowerCase() === 'post' ? 'POST' : 'GET',
        url: url.href,
        fields: entries.map(([name, value]) => [name, String(value)] as const),
        offered: controls.flatMap(({ name, value }): Entry[] => (name ? [[name, value]] : [])),
      }
    }),
  )

const nameOf = ({ method, url, fields, offered }: ShopForm): string => {
  const intents = fields.filter(([name]) => name === 'intent' || name === 'step').map(([, value]) => value)
  const names = [...new Set(offered.map(([name]) => name.replace(/\d+/g, '#')))]
  return [method, kindOf(new URL(url)), ...intents, ...names.sort()].join(' ')
}

const linksOf = (page: Page): URL[] =>
  [...page.document.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', page.url))
    .filter((url) => url.origin === page.url.origin && !/\.\w+$/.test(url.pathname))

/**
 * Opens the pages at some paths, and one page of each kind that links lead to. `seen` has the kinds that another visitor
 * has opened.
 */
export const openPages = async (
  visitor: Visitor,
  paths: readonly string[],
  seen: Set<string>,
): Promise<Page[]> => {
  const pages: Page[] = []
  const waiting = paths.map((path) => new URL(path, visitor.shop))
  const starts: ReadonlySet<URL> = new Set(waiting)
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    if (seen.has(kindOf(url)) && !starts.has(url)) continue
    seen.add(kindOf(url))
    const page = await visitor.request(url.href)
    pages.push(page)
    waiting.push(...linksOf(page))
  }
  return pages
}

/** Returns the forms of pages, one of each kind. */
export const distinctForms = (pages: readonly Page[]): ShopForm[] => [
  ...new Map(pages.flatMap(formsOf).map((form) => [nameOf(form), form])).values(),
]

/** Returns the names of the parameters in the links and forms of pages. */
export const parameterNames = (pages: readonly Page[]): string[] => [
  ...new Set([
    ...pages.flatMap(linksOf).flatMap((url) => [...url.searchParams.keys()]),
    ...pages.flatMap(formsOf).flatMap(({ offered }) => offered.map(([name]) => name)),
  ]),
]
