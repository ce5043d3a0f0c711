/** Waits some tens of milliseconds, longer for each retry, so that two tabs do not collide again. */
export const pauseBeforeRetry = (retry: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 20 * 2 ** retry + Math.random() * 30))
