/** Adds parameters to the URL to which a shopper returns; `undefined` if it is not an http URL. */
export const withParameters = (
  url: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string | undefined => {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) parsed.searchParams.set(name, value)
  return parsed.href
}

/** The origins of URLs, for a content security policy. Skips what is not a URL. */
export const originsOf = (...urls: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(
    urls.flatMap((url) => {
      const parsed = url ? URL.parse(url) : null
      return parsed && /^https?:$/.test(parsed.protocol) ? [parsed.origin] : []
    }),
  ),
]

/** Whether a URL belongs to one of the listed shops. */
export const isOfShop = (url: string, shopOrigins: readonly string[]): boolean => {
  const [origin] = originsOf(url)
  return origin !== undefined && shopOrigins.includes(origin)
}
