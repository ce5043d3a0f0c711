import type { Typed } from '../shared/checkoutAnswer.ts'

const KEY = 'checkout_address'

/** What was typed into the shipping step, for as long as the window is open; nothing where the browser keeps nothing. */
export const typedAddress = {
  keep: (values: Typed): void => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(values))
    } catch {}
  },
  forget: (): void => {
    try {
      sessionStorage.removeItem(KEY)
    } catch {}
  },
  read: (): Typed | undefined => {
    try {
      const values: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
      if (typeof values !== 'object' || values === null) return undefined
      return Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    } catch {
      return undefined
    }
  },
}
