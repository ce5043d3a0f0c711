/** An error toast was shown (spec §8). */
export type ToastErrorEvent = {
  readonly event: 'toast_error'
  readonly message: string
  readonly error: string
  readonly location: string
}

/** What an error toast shows, and what went wrong behind it. */
export type ErrorToast = { readonly title?: string; readonly content?: string; readonly error?: unknown }

/** Gives the path that the visitor is on. */
export type LocationGetter = () => string

const currentPath: LocationGetter = () => {
  const { location } = globalThis as { readonly location?: { readonly pathname?: string } }
  return location?.pathname ?? ''
}

const wordsOf = (error: unknown): string => {
  const words = error instanceof Error ? error.message : error
  return typeof words === 'string' && words !== '' ? words : 'Unknown error'
}

/**
 * The event of an error toast: title and content joined, else `An error occurred`; the error's own words, else
 * `Unknown error`; and where it was, the current path unless told otherwise (spec §8).
 */
export const toastError = (
  { title, content, error }: ErrorToast,
  location: LocationGetter = currentPath,
): ToastErrorEvent => ({
  event: 'toast_error',
  message: [title, content].filter(Boolean).join(' ') || 'An error occurred',
  error: wordsOf(error),
  location: location(),
})
