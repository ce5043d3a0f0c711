import { currencies } from '@selvedge/commerce-client'
import { m } from '../../paraglide/messages.js'

/** The markets a visitor can choose, by currency. */
export const marketOptions = (): readonly {
  readonly value: string
  readonly label: string
  readonly note: string
}[] => {
  const places = {
    USD: m.place_us(),
    AUD: m.place_au(),
    CAD: m.place_ca(),
    GBP: m.place_gb(),
    EUR: m.place_eu(),
  }
  return currencies.map((value) => ({ value, label: places[value], note: value }))
}
