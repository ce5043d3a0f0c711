import { expectContract } from './expectContract.ts'
import { SHOP } from './globalSetup.ts'

type Call = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type PageResponse = {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of any shape
  readonly body: any
  readonly headers: Headers
}

/** A page of the shop: calls with an Origin and a cookie jar. */
export type Page = {
  readonly call: (path: string, call?: Call) => Promise<PageResponse>
  readonly get: (path: string) => Promise<PageResponse>
  readonly post: (path: string, body?: unknown) => Promise<PageResponse>
  readonly put: (path: string, body?: unknown) => Promise<PageResponse>
  readonly cookie: () => string
  readonly setCookie: (value: string) => void
}

/** Opens a page; `origin` is its site. Checks every response against the contract. */
export const aPage = (url: string, origin = SHOP): Page => {
  let jar = ''
  const call = async (
    path: string,
    { method = 'GET', body, headers = {} }: Call = {},
  ): Promise<PageResponse> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        origin,
        ...(jar === '' ? {} : { cookie: jar }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) jar = cookie.split(';')[0] ?? ''
    const text = await response.text()
    const { status } = response
    const received = text === '' ? undefined : JSON.parse(text)
    expectContract({ method, path, status, body: received })
    return { status, headers: response.headers, body: received }
  }
  return {
    call,
    get: (path) => call(path),
    post: (path, body = {}) => call(path, { method: 'POST', body }),
    put: (path, body = {}) => call(path, { method: 'PUT', body }),
    cookie: () => jar,
    setCookie: (value) => {
      jar = value
    },
  }
}
