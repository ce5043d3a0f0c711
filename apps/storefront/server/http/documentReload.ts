const FORM = 'application/x-www-form-urlencoded'

/** The parameters that Remix adds to the URL of a data request. No page reads them. */
const REMIX_PARAMETERS = ['_routes', 'index']

/** The URL of the page whose data a request loads. */
const pageOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url)
  for (const name of REMIX_PARAMETERS) searchParams.delete(name)
  const path = pathname.replace(/(\/_root)?\.data$/, '') || '/'
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}

/**
 * Returns a request for the route `session-ended`, which makes the browser load the page of a data request as a
 * document.
 */
export const documentReload = ({ url, method, headers }: Request): Request =>
  new Request(`${new URL(url).origin}/session-ended.data?page=${encodeURIComponent(pageOf(url))}`, {
    method,
    headers: { cookie: headers.get('cookie') ?? '', 'content-type': FORM },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: '' }),
  })
