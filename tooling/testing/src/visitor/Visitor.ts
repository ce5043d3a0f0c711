import { type Cookie, CookieJar } from 'tough-cookie'
import { Page, type Redirect } from './Page.ts'

/** A request of a visitor. `status` is 0 when there was no response. */
export type ObservedRequest = {
  readonly method: string
  readonly url: URL
  readonly status: number
  /** The time until the headers of the response, in ms. */
  readonly ms: number
}

export type RequestObserver = (request: ObservedRequest) => void

export type VisitorOptions = {
  /** The base URL of the shop. */
  readonly shop: string
  /** The visitor's network address; random by default, so that visitors do not share rate limits. */
  readonly address?: string
  /** Headers for every request, e.g. `accept-language`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Called after every request, also after those that follow a redirect. */
  readonly observe?: RequestObserver
}

export type RequestOptions = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: URLSearchParams | FormData | string
  /** `manual` returns the redirect response instead of following it. */
  readonly redirect?: 'follow' | 'manual'
}

/** A cookie in the format of Playwright's `addCookies`. */
export type VisitorCookie = {
  readonly name: string
  readonly value: string
  readonly domain: string
  readonly path: string
  readonly expires: number
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: 'Strict' | 'Lax' | 'None'
}

const MAX_REDIRECTS = 20

const randomAddress = (): string => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 254)).join('.')}`

const sameSite = ({ sameSite: value }: Cookie): VisitorCookie['sameSite'] =>
  value === 'strict' ? 'Strict' : value === 'none' ? 'None' : 'Lax'

/** A visitor of a shop with a browser without JavaScript: cookies, redirects, pages. */
export class Visitor {
  readonly shop: string
  readonly #jar = new CookieJar(undefined, { allowSpecialUseDomain: true, rejectPublicSuffixes: false })
  readonly #headers: Readonly<Record<string, string>>
  readonly #observe: RequestObserver | undefined

  constructor({ shop, address = randomAddress(), headers = {}, observe }: VisitorOptions) {
    this.shop = shop
    this.#observe = observe
    this.#headers = {
      'x-forwarded-for': address,
      accept: 'text/html,*/*;q=0.8',
      // Compressing and decompressing every page would take processor time from the tests.
      'accept-encoding': 'identity',
      ...headers,
    }
  }

  /** Opens a path of the shop, or another URL. */
  open(path: string, options: RequestOptions = {}): Promise<Page> {
    return this.request(new URL(path, this.shop).href, options)
  }

  /** Posts a form that no page offers, as a forged request does. The origin is the shop by default. */
  post(
    path: string,
    fields: Readonly<Record<string, string>>,
    { headers, ...options }: Omit<RequestOptions, 'body' | 'method'> = {},
  ): Promise<Page> {
    return this.open(path, {
      ...options,
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: new URL(this.shop).origin, ...headers },
    })
  }

  async request(address: string, options: RequestOptions = {}): Promise<Page> {
    const redirects: Redirect[] = []
    let { method = 'GET', body } = options
    let url = new URL(address)
    let headers = { ...this.#headers, ...options.headers }
    for (;;) {
      const response = await this.#fetch(url, method, headers, body)
      const location = response.headers.get('location')
      const leads = response.status >= 300 && response.status < 400 && location !== null
      if (!leads || options.redirect === 'manual')
        return new Page({
          visitor: this,
          url,
          status: response.status,
          headers: response.headers,
          body: await response.text(),
          redirects,
        })
      await response.body?.cancel()
      if (redirects.length === MAX_REDIRECTS) throw new Error(`${address} redirects endlessly.`)
      const next = new URL(location, url)
      redirects.push({ status: response.status, from: url.href, to: next.href })
      if (response.status === 303 || (method === 'POST' && response.status < 303)) {
        method = 'GET'
        body = undefined
      }
      const { origin: _, ...rest } = headers
      headers = method === 'GET' ? rest : headers
      url = next
    }
  }

  async #fetch(
    url: URL,
    method: string,
    headers: Readonly<Record<string, string>>,
    body: URLSearchParams | FormData | string | undefined,
  ): Promise<Response> {
    const cookie = await this.#jar.getCookieString(url.href)
    const started = performance.now()
    const report = (status: number): void =>
      this.#observe?.({ method, url, status, ms: performance.now() - started })
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { body }),
    }).catch((error: unknown) => {
      report(0)
      throw error
    })
    report(response.status)
    for (const header of response.headers.getSetCookie())
      await this.#jar.setCookie(header, url.href, { ignoreError: true })
    return response
  }

  /** Returns the current cookies for the shop, for use in another client. */
  async cookies(): Promise<VisitorCookie[]> {
    const cookies = await this.#jar.getCookies(this.shop)
    return cookies.map((cookie) => ({
      name: cookie.key,
      value: cookie.value,
      domain: new URL(this.shop).hostname,
      path: cookie.path ?? '/',
      expires: cookie.expires instanceof Date ? cookie.expires.getTime() / 1000 : expiryOf(cookie),
      httpOnly: cookie.httpOnly,
      secure: cookie.secure,
      sameSite: sameSite(cookie),
    }))
  }

  async cookie(name: string): Promise<string | undefined> {
    return (await this.cookies()).find((cookie) => cookie.name === name)?.value
  }

  async setCookie(name: string, value: string): Promise<void> {
    await this.#jar.setCookie(`${name}=${value}; Path=/; Secure`, this.shop)
  }

  /** Deletes all cookies. */
  async clearCookies(): Promise<void> {
    await this.#jar.removeAllCookies()
  }

  /** Adds cookies, e.g. those of a browser. */
  async addCookies(cookies: readonly Pick<VisitorCookie, 'name' | 'value'>[]): Promise<void> {
    for (const { name, value } of cookies) await this.setCookie(name, value)
  }
}

/** Returns when a cookie expires, in seconds since 1970; -1 for a session cookie. */
function expiryOf(cookie: Cookie): number {
  const expiry = cookie.expiryTime()
  return expiry === undefined || !Number.isFinite(expiry) ? -1 : Math.round(expiry / 1000)
}
