import type { CurrencyCode, LocaleCode } from '@selvedge/commerce-client'

/** The market that prices and texts depend on, without personal data. */
export type Market = {
  readonly locale: LocaleCode
  readonly currency: CurrencyCode
  readonly country: string
  /** The price group of trade and Plus members. */
  readonly groupId?: string
  /** Whether designs for adults are shown (spec §3). */
  readonly showsAdultContent?: boolean
  /** The categories that the site sells, with everything below them; undefined for the whole catalogue. */
  readonly soldCategoryIds?: readonly string[]
  /** The draft that a preview shows instead of published content. */
  readonly draft?: string
}

/** The platform's price selection for a market. */
export const priceSelector = ({ currency, country, groupId }: Market) => ({
  currency,
  country,
  ...(groupId ? { customerGroup: { typeId: 'customer-group', id: groupId } } : {}),
})
