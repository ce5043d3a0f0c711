import type { Act, Call, Fault, FaultKind } from './fault.ts'

/** A fault that strikes now. */
export type Struck = { readonly fault: FaultKind; readonly delayMs: number }

const matches = (fault: Fault, call: Call): boolean =>
  fault.act === call.act &&
  (fault.provider === undefined || fault.provider === call.provider) &&
  (fault.reference === undefined || call.references.includes(fault.reference))

/** The faults that tests switch on, and those that test cards and accounts bring along. A slow response is `slowMs` late, unless its fault says otherwise. */
export const createFaults = (slowMs = 3_000) => {
  let waiting: readonly Fault[] = []
  let made = 0
  // A payer's own fault strikes the first attempt only, so that a repeat can be watched succeeding.
  const struckPayers = new Set<string>()

  const ofPayer = ({ act, payer, references }: Call): Struck | undefined => {
    if (act !== 'authorise' || payer?.outcome.kind !== 'fault') return undefined
    const attempt = [payer.token, ...references].join('\n')
    if (struckPayers.has(attempt)) return undefined
    struckPayers.add(attempt)
    return { fault: payer.outcome.fault, delayMs: slowMs }
  }

  return {
    /** Adds a fault; it takes the place of one for the same calls. */
    add: (fault: Omit<Fault, 'id' | 'delayMs'> & { readonly delayMs?: number | undefined }): Fault => {
      made += 1
      const added = { ...fault, id: `fault_${made}`, delayMs: fault.delayMs ?? slowMs }
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
      if (!found) return ofPayer(call)
      waiting = waiting.flatMap((fault) =>
        fault !== found ? [fault] : found.times > 1 ? [{ ...found, times: found.times - 1 }] : [],
      )
      return { fault: found.fault, delayMs: found.delayMs }
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
