import type { Act, Call, Fault, FaultKind } from './fault.ts'

/** The fault that applies to a call. */
export type ActiveFault = { readonly fault: FaultKind; readonly delayMs: number }

const matches = (fault: Fault, call: Call): boolean =>
  fault.act === call.act &&
  (fault.provider === undefined || fault.provider === call.provider) &&
  (fault.reference === undefined || call.references.includes(fault.reference))

/**
 * Creates the list of faults: those that tests switch on, and those of test cards and accounts. A slow response is
 * delayed by `slowMs` milliseconds unless its fault has another delay.
 */
export const createFaults = (slowMs = 3_000) => {
  let pending: readonly Fault[] = []
  let count = 0
  // The fault of a test card or account applies only to the first attempt of a payment, so that a retry succeeds.
  const attemptsWithFault = new Set<string>()

  const faultOfPayer = ({ act, payer, references }: Call): ActiveFault | undefined => {
    if (act !== 'authorise' || payer?.outcome.kind !== 'fault') return undefined
    const attempt = [payer.token, ...references].join('\n')
    if (attemptsWithFault.has(attempt)) return undefined
    attemptsWithFault.add(attempt)
    return { fault: payer.outcome.fault, delayMs: slowMs }
  }

  return {
    /** Adds a fault. It replaces a fault for the same calls. */
    add: (fault: Omit<Fault, 'id' | 'delayMs'> & { readonly delayMs?: number | undefined }): Fault => {
      count += 1
      const added = { ...fault, id: `fault_${count}`, delayMs: fault.delayMs ?? slowMs }
      const others = pending.filter(
        (other) =>
          other.act !== fault.act || other.provider !== fault.provider || other.reference !== fault.reference,
      )
      pending = fault.times > 0 ? [...others, added] : others
      return added
    },
    list: (): readonly Fault[] => pending,
    clear: (act?: Act): void => {
      pending = act ? pending.filter((fault) => fault.act !== act) : []
    },
    /**
     * Returns the fault of a call and counts it as used. A fault with a reference is used before a fault without a
     * reference.
     */
    consume: (call: Call): ActiveFault | undefined => {
      const found = pending
        .filter((fault) => matches(fault, call))
        .sort((a, b) => Number(b.reference !== undefined) - Number(a.reference !== undefined))[0]
      if (!found) return faultOfPayer(call)
      pending = pending.flatMap((fault) =>
        fault !== found ? [fault] : found.times > 1 ? [{ ...found, times: found.times - 1 }] : [],
      )
      return { fault: found.fault, delayMs: found.delayMs }
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
