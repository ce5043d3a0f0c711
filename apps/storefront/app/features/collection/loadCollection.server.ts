import { cardsByKey } from '../../../server/catalogue/cardsByKey.ts'
import { listCollections } from '../../../server/catalogue/content.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'

const PAGE_SIZE = 24

/** Loads a collection's page: its texts, one page of its products in their order, and the other collections. */
export const loadCollection = async (shop: ShopContext, slug: string, search: URLSearchParams) => {
  const collections = await listCollections(shop)
  if (!collections.ok) throw unavailable()
  const collection = collections.value.find((known) => known.slug === slug)
  if (!collection) throw notFound()
  const found = await cardsByKey(shop, collection.products)
  if (!found.ok) throw unavailable()
  const pages = Math.max(1, Math.ceil(found.value.length / PAGE_SIZE))
  const requested = Number(search.get('page') ?? '1')
  const page = Number.isSafeInteger(requested) && requested >= 1 && requested <= pages ? requested : 1
  const cards = found.value.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    collection: { slug, title: collection.title, text: collection.text },
    dots: found.value[0]?.dots ?? [],
    cards,
    total: found.value.length,
    page,
    pages,
    shown: (page - 1) * PAGE_SIZE + cards.length,
    others: collections.value
      .filter((other) => other.slug !== slug)
      .map((other) => ({ slug: other.slug, title: other.title })),
  }
}

export type CollectionData = Awaited<ReturnType<typeof loadCollection>>
