import { allByRole, allFields, type Field, firstOnPage, type Name } from './find.ts'
import { type ChosenFiles, type FormRequest, formRequest } from './formRequest.ts'
import { parseDocument } from './parseDocument.ts'
import { textLines, textOf } from './textLines.ts'
import type { Visitor } from './Visitor.ts'

/** A redirect response. */
export type Redirect = { readonly status: number; readonly from: string; readonly to: string }

type PageContent = {
  readonly visitor: Visitor
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly redirects: readonly Redirect[]
}

export type PressOptions = {
  readonly forged?: Readonly<Record<string, string>>
  /** The files that are chosen in the form's fields. */
  readonly files?: ChosenFiles
  readonly redirect?: 'follow' | 'manual'
}

const HEADING = /<h1[ >].*?<\/h1>/s
const AMOUNT = /^[−-]?[$£€A-Z]{0,3}[0-9.,]+$|^Free$/

/**
 * A page in a browser without JavaScript, including the content of `<noscript>`. The document is parsed on first use, so
 * that status, headers and body are cheap to read.
 */
export class Page {
  readonly visitor: Visitor
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  readonly body: string
  /** The redirects that led to this page, in order. */
  readonly redirects: readonly Redirect[]
  #document: Document | undefined

  constructor(content: PageContent) {
    this.visitor = content.visitor
    this.url = content.url
    this.status = content.status
    this.headers = content.headers
    this.body = content.body
    this.redirects = content.redirects
  }

  get document(): Document {
    this.#document ??= parseDocument(this.body)
    return this.#document
  }

  get path(): string {
    return this.url.pathname
  }

  get title(): string {
    return this.document.title
  }

  get main(): Element {
    return this.document.querySelector('main') ?? this.document.body
  }

  /** The text of the main part in one line. */
  get text(): string {
    return textOf(this.main)
  }

  /** The heading of the page. Only the heading is parsed while nothing else of the page is read. */
  get heading(): string {
    const parsed = this.#document ?? parseDocument(HEADING.exec(this.body)?.[0] ?? '')
    return textOf(parsed.querySelector('h1'))
  }

  get headings(): string[] {
    return allByRole(this.main, 'heading').map(textOf)
  }

  /** The texts of alerts, without empty ones. */
  get alerts(): string[] {
    return allByRole(this.document.body, 'alert')
      .map(textOf)
      .filter((text) => text !== '')
  }

  /** The texts of status messages, without empty ones. */
  get notices(): string[] {
    return allByRole(this.document.body, 'status')
      .map(textOf)
      .filter((text) => text !== '')
  }

  /** The amounts of the order summary by label. */
  get amounts(): Record<string, string> {
    const summary = [...this.document.querySelectorAll('aside')]
      .map(textLines)
      .findLast((lines) => lines.includes('Total'))
    if (!summary) throw new Error(`The page "${this.title}" has no summary of an order.`)
    return Object.fromEntries(
      summary.flatMap((line, at) => {
        const label = summary[at - 1]
        return AMOUNT.test(line) && label ? [[label, line]] : []
      }),
    )
  }

  /** Returns the elements with a role and an accessible name. */
  all(role: string, name?: Name, within: Element = this.document.body): HTMLElement[] {
    return allByRole(within, role, name)
  }

  /** Returns the first element with a role. Throws when there is none. */
  get(role: string, name?: Name, within?: Element): HTMLElement {
    if (!within)
      return firstOnPage(this.document, `${role} ${name ?? ''}`, (part) => allByRole(part, role, name))
    const [found] = allByRole(within, role, name)
    if (!found) throw new Error(`There is no ${role} ${name ?? ''} in: ${textOf(within)}`)
    return found
  }

  has(role: string, name?: Name): boolean {
    return this.all(role, name).length > 0
  }

  /** Returns the article that contains a text, such as a line of the cart. */
  article(text: Name): HTMLElement {
    const article = this.all('article').find((element) =>
      typeof text === 'string' ? textOf(element).includes(text) : text.test(textOf(element)),
    )
    if (!article) throw new Error(`No article of the page contains ${text}. The page says:\n${this.text}`)
    return article
  }

  field(label: Name): Field {
    return firstOnPage(this.document, `field ${label}`, (part) => allFields(part, label))
  }

  hasField(label: Name): boolean {
    return allFields(this.document.body, label).length > 0
  }

  value(label: Name): string {
    return this.field(label).value
  }

  isChecked(label: Name): boolean {
    return (this.field(label) as HTMLInputElement).checked
  }

  /** Returns the error message of a field; an empty text when there is none. */
  errorOf(label: Name): string {
    const field = this.field(label)
    if (field.getAttribute('aria-invalid') !== 'true') return ''
    const ids = (
      field.getAttribute('aria-errormessage') ??
      field.getAttribute('aria-describedby') ??
      ''
    ).split(' ')
    return ids
      .map((id) => textOf(this.document.getElementById(id)))
      .filter((text) => text !== '')
      .join(' ')
  }

  /** Types into a field, selects an option by value or text, or ticks a box. Returns the page for chaining. */
  fill(label: Name, value: string | boolean): this {
    const field = this.field(label)
    if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
    else if (field.localName === 'select') this.#choose(field as HTMLSelectElement, value)
    else field.value = value
    return this
  }

  /** Fills several fields by their labels. */
  fillAll(values: Readonly<Record<string, string | boolean>>): this {
    for (const [label, value] of Object.entries(values)) this.fill(label, value)
    return this
  }

  check(label: Name): this {
    return this.fill(label, true)
  }

  #choose(select: HTMLSelectElement, value: string): void {
    const option = [...select.options].find((each) => each.value === value || each.text.trim() === value)
    if (!option) throw new Error(`${select.name} has no option "${value}".`)
    select.value = option.value
  }

  #pressable(button: Name | Element): {
    readonly form: HTMLFormElement
    readonly pressed: HTMLButtonElement
  } {
    const pressed = (
      typeof button === 'string' || button instanceof RegExp ? this.get('button', button) : button
    ) as HTMLButtonElement
    if (pressed.disabled) throw new Error(`The button "${textOf(pressed)}" is disabled.`)
    const { form } = pressed
    if (!form) throw new Error(`The button "${textOf(pressed)}" does nothing without JavaScript.`)
    return { form, pressed }
  }

  /** Returns the request that a browser would send when a button is pressed. */
  requestOf(button: Name | Element): FormRequest {
    const { form, pressed } = this.#pressable(button)
    return formRequest(form, pressed, this.url.href)
  }

  /**
   * Presses a button, given by name or element, and returns the resulting page. `forged` values replace those of the form's
   * controls by name and skip the browser's validation. `redirect: 'manual'` returns the first response.
   */
  press(button: Name | Element, options: PressOptions = {}): Promise<Page> {
    const { form, pressed } = this.#pressable(button)
    return this.#send(form, pressed, options)
  }

  /** Submits the form of a field as the Enter key does: with its first submit button. */
  enter(label: Name): Promise<Page> {
    const { form } = this.field(label)
    if (!form) throw new Error(`The field ${label} belongs to no form.`)
    const button = [...form.elements].find(
      (element) =>
        (element as HTMLButtonElement).type === 'submit' && !(element as HTMLButtonElement).disabled,
    ) as HTMLButtonElement | undefined
    return this.#send(form, button)
  }

  #send(
    form: HTMLFormElement,
    button: HTMLButtonElement | undefined,
    { forged, files, redirect }: PressOptions = {},
  ): Promise<Page> {
    const { method, url, body } = formRequest(form, button, this.url.href, forged, files)
    return this.visitor.request(url, {
      method,
      headers: { referer: this.url.href, ...(method === 'POST' ? { origin: this.url.origin } : {}) },
      ...(body ? { body } : {}),
      ...(redirect ? { redirect } : {}),
    })
  }

  /** Follows a link, given by name or element. */
  follow(link: Name | Element): Promise<Page> {
    const followed = typeof link === 'string' || link instanceof RegExp ? this.get('link', link) : link
    return this.visitor.request(new URL(followed.getAttribute('href') ?? '', this.url).href, {
      headers: { referer: this.url.href },
    })
  }

  /** Loads the page again. */
  reload(): Promise<Page> {
    return this.visitor.request(this.url.href)
  }

  /** The target of the page's automatic refresh (`<meta http-equiv="refresh">`), if there is one. */
  get refresh(): string | undefined {
    const content = this.document.querySelector('meta[http-equiv=refresh i]')?.getAttribute('content')
    if (content === null || content === undefined) return undefined
    return new URL(/url=(.*)$/i.exec(content)?.[1] ?? this.url.href, this.url).href
  }
}
