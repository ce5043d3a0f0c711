import { afterpayInstalments } from '@selvedge/cart-domain/afterpay'
import { formatCents } from '../../i18n/money.ts'
import { m } from '../../paraglide/messages.js'

/**
 * The instalments of a total in US cents with Afterpay; empty for a total outside Afterpay's limits (spec §5).
 */
export const afterpayText = (totalCents: number, locale: string): string => {
  const parts = afterpayInstalments(totalCents)
  if (!parts) return ''
  const amount = formatCents(parts.each, 'USD', locale)
  return parts.last === parts.each
    ? m.afterpay_four({ amount })
    : m.afterpay_last({ amount, last: formatCents(parts.last, 'USD', locale) })
}
