/** The number of rows on one page of a list. */
export const PAGE_SIZE = 25

/** The number of the page that a URL requests, from 1. */
export const pageOf = (text: string | undefined): number => {
  const page = Number(text ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** The URL of the last page of a list when a later page is requested; undefined when the requested page exists. */
export const lastPage = (address: string, page: number, total: number): string | undefined => {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (page <= last) return undefined
  const { pathname, searchParams } = new URL(address)
  searchParams.set('page', String(last))
  return `${pathname}?${searchParams}`
}
