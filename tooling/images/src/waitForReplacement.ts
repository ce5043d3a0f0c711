/** The minimum time that a visitor waits for an image, in ms. */
const SHORTEST_MS = 1_500

/** How often the length of the queue is checked, in ms. */
const STEP_MS = 250

/**
 * How long a visitor waits for an image, in ms: `longestMs` while no other image is waiting, half of that behind one
 * round of the queue, a third behind two rounds, and at least 1.5 seconds. A browser loads six images of a page at a
 * time, so on a page with forty images that are not rendered yet, the waiting times would add up to six times that of
 * one image.
 *
 * @param longestMs The time for an empty queue; a time below 1.5 seconds applies to every queue.
 * @param rounds How often all places of the queue have to become free before its last image is rendered.
 */
export const replacementDeadline = (longestMs: number, rounds: number): number =>
  Math.max(Math.min(SHORTEST_MS, longestMs), longestMs / (1 + rounds))

type Waiting = {
  readonly longestMs: number
  /** The current number of rounds of the queue. */
  readonly rounds: () => number
  /** Resolves after `ms` milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>
  /** Whether the image is ready, so that nothing needs to wait any more. */
  readonly isReady: () => boolean
}

/** Resolves when an image needs a replacement: when it waits longer than the queue at that moment allows. */
export const waitForReplacement = async ({ longestMs, rounds, wait, isReady }: Waiting): Promise<void> => {
  let waitedMs = 0
  while (!isReady() && waitedMs < replacementDeadline(longestMs, rounds())) {
    await wait(STEP_MS)
    waitedMs += STEP_MS
  }
}
