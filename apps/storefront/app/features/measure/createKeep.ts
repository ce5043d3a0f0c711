import type { Consent, Treatments } from '@selvedge/analytics'
import type { CheckoutStep } from '@selvedge/cart-domain'
import type { MeasuredCart } from '../../../server/measure/measuredCart.ts'
import type { Visitor } from './sight.ts'

/** The cart that events were last told about, and whose it was. */
export type Known = Visitor & { readonly cart?: MeasuredCart | undefined; readonly treatments: Treatments }

/** What has to be remembered between pages, so that nothing is told twice. */
export type Kept = {
  readonly known?: Known
  /** The open step of the checkout, while the shopper is in it. */
  readonly step?: CheckoutStep | undefined
  /** Numbers of orders that were told. */
  readonly purchases?: readonly string[]
  /** The visitor's statistics (spec §3). */
  readonly statistics?: Readonly<Record<string, unknown>>
}

export type Keep = {
  readonly get: () => Kept
  readonly set: (change: Kept) => void
}

type KeepStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The specification's name for the statistics (spec §9), and one for the rest. */
const STATISTICS = 'user_information'
const REST = 'measured'

/**
 * Remembers in memory until the visitor agrees to be counted, then on this device, where other tabs see it. A refusal
 * takes it away again.
 */
export const createKeep = (consent: Consent, storage: () => KeepStorage): Keep => {
  let memory: Kept = {}
  const stored = (): Kept => {
    try {
      const { statistics: _, ...rest }: Kept = JSON.parse(storage().getItem(REST) ?? '{}')
      const statistics = storage().getItem(STATISTICS)
      return { ...rest, ...(statistics ? { statistics: JSON.parse(statistics) } : {}) }
    } catch {
      return {}
    }
  }
  const get = (): Kept => (consent.state() === 'granted' ? { ...memory, ...stored() } : memory)
  const set = (change: Kept): void => {
    memory = { ...get(), ...change }
    if (consent.state() !== 'granted') return
    const { statistics, ...rest } = memory
    try {
      storage().setItem(REST, JSON.stringify(rest))
      if (statistics) storage().setItem(STATISTICS, JSON.stringify(statistics))
    } catch {
      // Storage that is closed or full: it is remembered for this page.
    }
  }
  const forget = (): void => {
    memory = {}
    try {
      for (const key of [REST, STATISTICS]) storage().removeItem(key)
    } catch {
      // Nothing was kept there either.
    }
  }
  consent.subscribe((state) => {
    if (state === 'granted') set(memory)
    if (state === 'denied') forget()
  })
  return { get, set }
}
