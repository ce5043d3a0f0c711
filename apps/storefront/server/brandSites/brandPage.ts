/** A page of a brand's own site; `undefined` for an address that is not of a known site. */
export const brandPage = (
  address: string | null | undefined,
  origins: readonly string[],
): URL | undefined => {
  const page = address && URL.canParse(address) ? new URL(address) : undefined
  return page && origins.includes(page.origin) ? page : undefined
}
