import { testCardOfKey } from '../cards/testCards.ts'
import type { Act, Call, Fault, FaultKind } from './fault.ts'

/** A fault that strikes now. */
export type Struck = { readonly fault: FaultKind; readonly delayMs: number }

export const DEFAULT_DELAY_MS = 3000

const matches = (fault: Fault, call: Call): boolean =>
  fault.act === call.act &&
  (fault.provider === undefined || fault.provider === call.provider) &&
  (fault.reference === undefined || call.references.includes(fault.reference))

/** The faults that tests switch on, and those that test cards bring along. */
export const createFaults = () => {
  let waiting: readonly Fault[] = []
  let made = 0
  // A card's own fault strikes the first attempt only, so that a repeat can be watched succeeding.
  const struckCards = new Set<string>()

  const ofCard = ({ act, card, references }: Call): Struck | undefined => {
    const outcome = act === 'authorise' && card ? testCardOfKey(card.key)?.outcome : undefined
    if (outcome?.kind !== 'fault' || !card) return undefined
    const attempt = [card.token, ...references].join('\n')
    if (struckCards.has(attempt)) return undefined
    struckCards.add(attempt)
    return { fault: outcome.fault, delayMs: DEFAULT_DELAY_MS }
  }

  return {
    /** Adds a fault; it takes the place of one for the same calls. */
    add: (fault: Omit<Fault, 'id'>): Fault => {
      made += 1
      const added = { ...fault, id: `fault_${made}` }
      const others = waiting.filter(
        (other) =>
          other.act !== fault.act || other.provider !== fault.provider || other.reference !== fault.reference,
      )
      waiting = fault.times > 0 ? [...others, added] : others
      return added
    },
    list: (): readonly Fault[] => waiting,
    clear: (act?: Act): void => {
      waiting = act ? waiting.filter((fault) => fault.act !== act) : []
    },
    /** The fault of this call, used up by asking; the most particular one first. */
    take: (call: Call): Struck | undefined => {
      const found = waiting
        .filter((fault) => matches(fault, call))
        .sort((a, b) => Number(b.reference !== undefined) - Number(a.reference !== undefined))[0]
      if (!found) return ofCard(call)
      waiting = waiting.flatMap((fault) =>
        fault !== found ? [fault] : found.times > 1 ? [{ ...found, times: found.times - 1 }] : [],
      )
      return { fault: found.fault, delayMs: found.delayMs }
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
