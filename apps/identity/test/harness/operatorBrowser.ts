type PageResult = {
  readonly status: number
  readonly html: string
  /** The text of the page without tags, with single spaces. */
  readonly text: string
  readonly headers: Headers
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const textOf = (html: string): string =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')

/** A browser of an operator without JavaScript: it sends forms with their origin, and has a cookie jar. */
export const anOperatorBrowser = (url: string) => {
  let jar = ''
  const request = async (path: string, init: RequestInit = {}): Promise<PageResult> => {
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...(jar === '' ? {} : { cookie: jar }), ...init.headers },
    })
    for (const cookie of response.headers.getSetCookie()) jar = cookie.split(';')[0] ?? ''
    const html = await response.text()
    return { status: response.status, html, text: textOf(html), headers: response.headers }
  }
  const post = (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = { origin: url, 'sec-fetch-site': 'same-origin' },
  ): Promise<PageResult> => request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  return {
    get: (path: string): Promise<PageResult> => request(path),
    post,
    /** Fills and submits the form of a page, with its hidden fields. */
    submit: async (
      page: string,
      action: string,
      fields: Readonly<Record<string, string>>,
    ): Promise<PageResult> => {
      const { html } = await request(page)
      const form = html.split('<form').find((part) => part.includes(`method="post" action="${action}"`)) ?? ''
      const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      )
      return post(action, { ...Object.fromEntries(hidden), ...fields })
    },
    cookie: (): string => jar,
  }
}

export type OperatorBrowser = ReturnType<typeof anOperatorBrowser>
