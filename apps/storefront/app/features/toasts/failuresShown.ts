/** An error toast as the data layer tells it (spec §8). */
export type FailureShown = {
  readonly title: string
  readonly content?: string
  /** What was behind it: a problem's kind, or an error. */
  readonly error?: unknown
}

type Listener = (failure: FailureShown) => void

let listener: Listener | undefined
const waiting: FailureShown[] = []

/** Tells that an error toast was shown. The data layer comes after the page: until then it waits. */
export const failureShown: Listener = (failure) => {
  if (listener) listener(failure)
  else waiting.push(failure)
}

/** Hears of every error toast, those that waited first. Gives back how to stop. */
export const onFailureShown = (hear: Listener): (() => void) => {
  listener = hear
  for (const failure of waiting.splice(0)) hear(failure)
  return () => {
    listener = undefined
  }
}
