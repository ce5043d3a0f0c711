/** Faults that tests switch on. `hang-after` charges and then stays silent; `hang-before` stays silent without charging. */
export type Fault = 'hang-after' | 'hang-before' | 'error-500'

/** Which faults wait for the next matching calls, and how often. */
export const createFaults = () => {
  const waiting = new Map<string, { fault: Fault; times: number }>()
  return {
    /** Sets a fault for an act (`authorise`, `capture`, `cancel`, `refund`) for so many calls; 0 clears it. */
    set: (act: string, fault: Fault, times: number): void => {
      if (times > 0) waiting.set(act, { fault, times })
      else waiting.delete(act)
    },
    /** The fault of this call, used up by asking. */
    take: (act: string): Fault | undefined => {
      const found = waiting.get(act)
      if (!found) return undefined
      if (found.times === 1) waiting.delete(act)
      else waiting.set(act, { ...found, times: found.times - 1 })
      return found.fault
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
