import { findArtistDesigns } from '../../../server/catalogue/artistDesigns.ts'
import type { CardView } from '../../../server/catalogue/cardView.ts'
import { listArtists } from '../../../server/catalogue/content.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { listFollowed } from '../../../server/follows/follows.ts'
import { m } from '../../paraglide/messages.js'
import { changeFollowing } from '../artist/followArtist.server.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { shopStart } from '../frame/shopStart.server.ts'

const PAGE = 'artists'
/** The number of artists on one page. `DESIGNS` is the number of designs that are shown for each artist. */
const ARTISTS = 10
const DESIGNS = 4

/** The first card of each design, because a design has many colorways, and is on many products. */
const onePerDesign = (cards: readonly CardView[]): readonly CardView[] =>
  cards.filter((card, at) => cards.findIndex(({ design }) => design === card.design) === at)

const newestDesigns = async (shop: ShopContext, name: string): Promise<readonly CardView[]> => {
  const found = await findArtistDesigns(shop, name, { categoryId: undefined, page: 1 })
  return found.ok ? onePerDesign(found.value.cards).slice(0, DESIGNS) : []
}

const pagesView = (shop: ShopContext, page: number, count: number) => {
  const href = (number: number): string => `${shop.paths.account(PAGE)}${number > 1 ? `?page=${number}` : ''}`
  return {
    label: m.follows_pages(),
    pages: Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      href: href(at + 1),
      current: at + 1 === page,
    })),
  }
}

/** Loads the artists that the visitor follows, with their newest designs. Guests have the page as well. */
export const loadFollowedArtists = async (shop: ShopContext, { searchParams }: URL) => {
  const { session, paths } = shop
  const [followed, artists] = await Promise.all([listFollowed(shop), listArtists(shop)])
  if (!followed.ok && followed.problem.kind === 'network') throw unavailable()
  if (!artists.ok) throw unavailable()
  const all = followed.ok ? followed.value : []
  const [page, count] = [
    Number(searchParams.get('page') ?? '1'),
    Math.max(1, Math.ceil(all.length / ARTISTS)),
  ]
  if (!Number.isSafeInteger(page) || page < 1 || page > count) throw notFound()
  const shown = all.slice((page - 1) * ARTISTS, page * ARTISTS)
  return {
    title: m.follows_title(),
    text: m.follows_count({ count: all.length }),
    signedIn: session.customer !== undefined,
    artists: await Promise.all(
      shown.map(async ({ key, name }) => {
        // An artist who left the shop stays on the list until the visitor removes the artist.
        const artist = artists.value.find(({ slug }) => slug === key)
        return {
          key,
          name: artist?.name ?? name,
          href: artist ? paths.artist(key) : '',
          label: m.unfollow_named({ name: artist?.name ?? name }),
          gone: artist ? '' : m.follows_gone(),
          designs: artist ? await newestDesigns(shop, artist.name) : [],
        }
      }),
    ),
    pages: count > 1 ? pagesView(shop, page, count) : undefined,
    texts: {
      unfollow: m.unfollow(),
      guest: m.follows_guest(),
      login: m.login_action(),
      loginHref: paths.login(paths.account(PAGE)),
      emptyTitle: m.follows_empty_title(),
      emptyText: m.follows_empty_text(),
      emptyAction: shopStart(shop).label,
      emptyHref: shopStart(shop).href,
    },
  }
}

export type FollowedArtistsData = Awaited<ReturnType<typeof loadFollowedArtists>>

/** Stops following an artist on the page of followed artists. */
export const unfollowFromForm = (shop: ShopContext, form: FormData) => {
  const slug = form.get('artist')
  form.set('intent', 'unfollow')
  return changeFollowing(shop, {
    slug: typeof slug === 'string' ? slug.slice(0, 200) : '',
    form,
    page: shop.paths.account(PAGE),
  })
}
