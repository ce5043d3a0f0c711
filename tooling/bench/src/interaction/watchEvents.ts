/** Records the longest event of each click, as browsers do for Interaction to Next Paint. Runs in a page. */
export const watchEvents = (): void => {
  const longest = new Map<number, number>()
  Object.assign(globalThis, { longest })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
      interactionId: number
    })[])
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Returns the recorded durations in ms; events below 16 ms are missing. Runs in a page after `watchEvents`. */
export const longestEvents = (): number[] => [
  ...(globalThis as unknown as { longest: Map<number, number> }).longest.values(),
]
