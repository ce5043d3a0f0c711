/** A page of a brand's own site; `undefined` for an address that is not a page of a known site. */
export const brandPage = (
  address: string | null | undefined,
  origins: readonly string[],
): URL | undefined => {
  const page = address && URL.canParse(address) ? new URL(address) : undefined
  const isPage = page && /^https?:$/.test(page.protocol) && !page.username && !page.password
  return isPage && origins.includes(page.origin) ? page : undefined
}
