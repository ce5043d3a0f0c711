/** An error toast as the data layer reports it (spec §8). */
export type ShownFailure = {
  readonly title: string
  readonly content?: string
  /** The cause: a problem's kind, or an error. */
  readonly error?: unknown
}

type Listener = (failure: ShownFailure) => void

let listener: Listener | undefined
const waiting: ShownFailure[] = []

/** Reports that an error toast was shown. The tracker is loaded after the page: until then reports are queued. */
export const reportFailureShown: Listener = (failure) => {
  if (listener) listener(failure)
  else waiting.push(failure)
}

/** Subscribes to every error toast, the queued ones first. Returns the function that unsubscribes. */
export const onFailureShown = (listen: Listener): (() => void) => {
  listener = listen
  for (const failure of waiting.splice(0)) listen(failure)
  return () => {
    listener = undefined
  }
}
