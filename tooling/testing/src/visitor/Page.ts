import { JSDOM } from 'jsdom'
import { allByRole, allFields, type Field, firstOnPage, type Name } from './find.ts'
import { type FormRequest, formRequest } from './formRequest.ts'
import { textLines, textOf } from './textLines.ts'
import type { Visitor } from './Visitor.ts'

/** A response that led on to another address. */
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
  readonly redirect?: 'follow' | 'manual'
}

const AMOUNT = /^[−-]?[$£€A-Z]{0,3}[0-9.,]+$|^Free$/

/**
 * A page as a browser without JavaScript has it, with what `<noscript>` holds. Reading it is cheap as long as only
 * status, headers and body are asked for: the document is parsed on first use.
 */
export class Page {
  readonly visitor: Visitor
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  readonly body: string
  /** How the visitor was led here, first response first. */
  readonly redirects: readonly Redirect[]
  #dom: JSDOM | undefined

  constructor(content: PageContent) {
    this.visitor = content.visitor
    this.url = content.url
    this.status = content.status
    this.headers = content.headers
    this.body = content.body
    this.redirects = content.redirects
  }

  get document(): Document {
    this.#dom ??= new JSDOM(this.body, { url: this.url.href })
    return this.#dom.window.document
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

  /** The main part's text in one line. */
  get text(): string {
    return textOf(this.main)
  }

  /** The heading of the page. */
  get heading(): string {
    return textOf(this.document.querySelector('h1'))
  }

  get headings(): string[] {
    return allByRole(this.main, 'heading').map(textOf)
  }

  /** What the page says at once, without the places where nothing is said yet. */
  get alerts(): string[] {
    return allByRole(this.document.body, 'alert')
      .map(textOf)
      .filter((text) => text !== '')
  }

  /** What the page reports as done, without the places where nothing is reported yet. */
  get notices(): string[] {
    return allByRole(this.document.body, 'status')
      .map(textOf)
      .filter((text) => text !== '')
  }

  /** The amounts of the order by their labels, as the summary shows them. */
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

  /** Elements of a role, by their accessible name. */
  all(role: string, name?: Name, within: Element = this.document.body): HTMLElement[] {
    return allByRole(within, role, name)
  }

  /** The first element of a role, which has to be there. */
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

  /** The article that holds a text, such as a line of the cart. */
  article(text: Name): HTMLElement {
    const article = this.all('article').find((element) =>
      typeof text === 'string' ? textOf(element).includes(text) : text.test(textOf(element)),
    )
    if (!article) throw new Error(`No article of the page says ${text}. It says:\n${this.text}`)
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

  /** The message beside a field that is refused; empty when there is none. */
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

  /** Types into a field, chooses an option by its value or text, or ticks a box. Gives the page, to go on with. */
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

  /** What a browser would send if a button were pressed. */
  requestOf(button: Name | Element): FormRequest {
    const { form, pressed } = this.#pressable(button)
    return formRequest(form, pressed, this.url.href)
  }

  /**
   * Presses a button, by its name or itself, and gives the page that its form leads to. `forged` values replace those of
   * the form's controls, by their names, unchecked by the browser. `redirect: 'manual'` stops at the first response.
   */
  press(button: Name | Element, options: PressOptions = {}): Promise<Page> {
    const { form, pressed } = this.#pressable(button)
    return this.#send(form, pressed, options)
  }

  /** Sends the form of a field as the Enter key does: with its first submit button. */
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
    { forged, redirect }: PressOptions = {},
  ): Promise<Page> {
    const { method, url, body } = formRequest(form, button, this.url.href, forged)
    return this.visitor.request(url, {
      method,
      headers: { referer: this.url.href, ...(method === 'POST' ? { origin: this.url.origin } : {}) },
      ...(body ? { body } : {}),
      ...(redirect ? { redirect } : {}),
    })
  }

  /** Follows a link, by its name or itself. */
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

  /** Where the page says that it goes on by itself (`<meta http-equiv="refresh">`), if it does. */
  get refresh(): string | undefined {
    const content = this.document.querySelector('meta[http-equiv=refresh i]')?.getAttribute('content')
    if (content === null || content === undefined) return undefined
    return new URL(/url=(.*)$/i.exec(content)?.[1] ?? this.url.href, this.url).href
  }
}
