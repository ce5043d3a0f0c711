import type { PriceView } from '../../../server/catalogue/facets.ts'
import type { ListingView } from '../../../server/catalogue/listing.ts'
import type { Market } from '../../../server/catalogue/market.ts'
import { shownCard } from '../../../server/catalogue/shownCard.ts'
import { formatCents } from '../../i18n/money.ts'
import { m } from '../../paraglide/messages.js'
import { facetLegend, optionText } from './facetTexts.server.ts'
import { swatchColors } from './swatchColors.server.ts'

type Texts = Pick<Market, 'locale' | 'currency'>

/** An amount without its cents when they are zero: `$20`. */
const shortPrice = (cents: number, { locale, currency }: Texts): string =>
  formatCents(cents, currency, locale).replace(/[.,]00(?!\d)/, '')

const priceText = ({ from, to }: Pick<PriceView, 'from' | 'to'>, texts: Texts): string => {
  if (from === undefined) return m.price_up_to({ amount: shortPrice(to ?? 0, texts) })
  if (to === undefined) return m.price_at_least({ amount: shortPrice(from, texts) })
  return m.price_between({ from: shortPrice(from, texts), to: shortPrice(to, texts) })
}

/** An amount as a visitor types it. */
const typed = (cents: number | undefined): string => (cents === undefined ? '' : String(cents / 100))

const priceFields = (price: PriceView, { locale, currency }: Texts) => {
  const symbol = formatCents(0, currency, locale).replace(/[\d.,\s]/g, '')
  return {
    legend: m.facet_price(),
    fields: [
      {
        name: 'min',
        label: `${m.price_min()}, ${symbol}`,
        value: typed(price.from),
        placeholder: String(Math.floor(price.lowest / 100)),
      },
      {
        name: 'max',
        label: `${m.price_max()}, ${symbol}`,
        value: typed(price.to),
        placeholder: String(Math.ceil(price.highest / 100)),
      },
    ],
  }
}

/** Options of a facet that are shown at once; the others are folded. */
const SHOWN = 8

/** The sort orders of a listing, by their name in the URL. */
const sortTexts = ({
  hasPriceSort,
}: Pick<ListingView, 'hasPriceSort'>): readonly (readonly [string, string])[] => [
  ['featured', m.sort_featured()],
  ['newest', m.sort_newest()],
  ...(hasPriceSort
    ? ([
        ['price-low', m.sort_price_low()],
        ['price-high', m.sort_price_high()],
      ] as const)
    : []),
  ['name', m.sort_name()],
]

/** A filter that is set, with the parameters of the URL that set it. */
type Active = { readonly label: string; readonly facet: string; readonly set: readonly [string, string][] }

const activeFilters = ({ facets, price }: ListingView, texts: Texts): Active[] => [
  ...facets.flatMap(({ name, options }) =>
    options
      .filter(({ chosen }) => chosen)
      .map(({ value, label }) => ({
        label: optionText(name, label),
        facet: facetLegend(name),
        set: [[name, value]] satisfies [string, string][],
      })),
  ),
  ...(price && (price.from !== undefined || price.to !== undefined)
    ? [
        {
          label: priceText(price, texts),
          facet: m.facet_price(),
          set: [
            ['min', ''],
            ['max', ''],
          ] satisfies [string, string][],
        },
      ]
    : []),
]

/** A listing as its page shows it: with the texts of facets and filters, and formatted numbers. */
export const listingPageView = (listing: ListingView, texts: Texts) => {
  const number = new Intl.NumberFormat(texts.locale)
  const { hasPriceSort: _hasPriceSort, ...shown } = listing
  return {
    ...shown,
    cards: listing.cards.map(shownCard),
    facets: listing.facets.map(({ name, options }) => ({
      name,
      legend: facetLegend(name),
      ...(name !== 'colour' && options.length > SHOWN
        ? { fold: { after: SHOWN, label: m.fold_more({ count: options.length - SHOWN }) } }
        : {}),
      options: options.map(({ value, label, count, chosen }) => ({
        value,
        // The text of a facet value, when the text differs from the value.
        ...(optionText(name, label) === value ? {} : { label: optionText(name, label) }),
        count: number.format(count),
        ...(chosen ? { chosen } : {}),
        ...(name === 'colour' ? { color: swatchColors[value] ?? '#999999' } : {}),
      })),
    })),
    price: listing.price ? priceFields(listing.price, texts) : undefined,
    active: activeFilters(listing, texts),
    sorts: sortTexts(listing),
    ...(listing.total === 0
      ? { empty: { title: m.listing_empty_title(), text: m.listing_empty_text() } }
      : {}),
  }
}

export type ListingPageView = ReturnType<typeof listingPageView>
